import type { Tool, ToolResultBlockParam, ToolUseBlock } from '@anthropic-ai/sdk/resources/messages'
import { z } from 'zod'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { mergeConditions } from '#domain/need/conditions/condition.ts'
import { fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { parseNeed } from '#domain/need/parse-need.ts'
import { relevant } from '../find/shortlist.ts'
import { isShowable } from '../find/showable.ts'
import type { Turn } from '../turn.ts'
import { normalised } from '../understand/text/normalise.ts'
import { briefOf, detailsFor, marked } from './listing-briefs.ts'

const FOUND = 8
const RETRIEVED = 24

const inputs = {
  search_catalogue: z.object({
    words: z.string().min(1).max(300),
    kinds: z.array(z.enum(CONTENT_TYPES)),
  }),
  get_listing: z.object({ id: z.string().min(1).max(200) }),
  nature_near: z.object({ place: z.string().min(1).max(200) }),
}
type ToolName = keyof typeof inputs

const DESCRIPTIONS: Record<ToolName, string> = {
  search_catalogue:
    'Searches the catalogue and returns up to eight listings, best first. The limits the visitor stated are applied by the site whatever the words say. words: what is needed, in plain English ("quiet cabin by the sea", "app for falling asleep"). kinds: restrict to escape (stays and retreats), essential (products), enhancement (apps, coaching, local services) or experience (classes, workshops, events); empty for all.',
  get_listing: 'Returns everything the catalogue knows of one listing, by its id.',
  nature_near:
    'Returns what the map and the catalogue know of the nature around a place, by the name of a town, region or listing location.',
}

const NAMES = Object.keys(inputs) as ToolName[]

/** Tools in the format of the API; the last one ends the cached prefix of a request. */
export const TOOLS: Tool[] = NAMES.map((name, at) => ({
  name,
  description: DESCRIPTIONS[name],
  strict: true,
  input_schema: schemaOf(inputs[name]),
  ...(at === NAMES.length - 1 && { cache_control: { type: 'ephemeral' } }),
}))

/** The API's strict mode supports no lengths; ours are checked when a tool is called. */
function schemaOf(input: z.ZodObject): Tool.InputSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(input) as {
    properties?: Record<string, Record<string, unknown>>
    required?: string[]
  }
  const plain = Object.entries(properties).map(([name, { minLength, maxLength, ...rest }]) => [
    name,
    rest,
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(plain),
    required,
    additionalProperties: false,
  }
}

/** Data sent to the model in this turn. */
export type ToolResults = {
  /** Listings by id, from which it may choose. */
  offered: Map<string, Candidate>
  /** Details of a listing, by id. */
  details: Map<string, object>
  /** Results about places. */
  nature: object[]
}

/**
 * Result of a tool call. An invalid call gets an error result, so that the model can correct it.
 */
export async function answerTool(
  { id, name, input }: Pick<ToolUseBlock, 'id' | 'name' | 'input'>,
  turn: Turn,
  told: ToolResults,
): Promise<ToolResultBlockParam> {
  const wrong = (content: string): ToolResultBlockParam => ({
    type: 'tool_result',
    tool_use_id: id,
    is_error: true,
    content,
  })
  const known = NAMES.find((each) => each === name)
  if (!known) return wrong('There is no such tool.')
  const read = inputs[known].safeParse(input)
  if (!read.success) return wrong('The input does not have the agreed form.')
  const value = await uses[known](read.data as never, turn, told)
  return { type: 'tool_result', tool_use_id: id, content: marked('data', value) }
}

type Uses = {
  [Name in ToolName]: (
    input: z.infer<(typeof inputs)[Name]>,
    turn: Turn,
    told: ToolResults,
  ) => Promise<unknown>
}

const uses: Uses = {
  async search_catalogue({ words, kinds }, turn, { offered }) {
    const { wishes, guard, around } = turn
    const need = withinLimits(parseNeed(normalised(words), around.search.vocabulary()), wishes.need)
    const wanted = kinds.length > 0 ? kinds : need.contentTypes
    const fits = relevant(
      need,
      await around.search.retrieve(need, {
        limit: RETRIEVED,
        ...(wanted.length > 0 && { contentTypes: wanted }),
      }),
    ).filter((fit) => isShowable(fit, wishes, guard.isBarred))
    const found = fits.slice(0, FOUND).map(({ candidate }) => candidate)
    for (const candidate of found) offered.set(candidate.id, candidate)
    return { found: found.map(briefOf), matching: fits.length }
  },
  async get_listing({ id }, { around, wishes, guard }, told) {
    const [[candidate], listing] = await Promise.all([
      around.readCandidates([id]),
      around.readListing(id),
    ])
    if (!candidate || !listing || guard.isBarred(fitOf(wishes.need, candidate)))
      return { found: null }
    const details = detailsFor(listing)
    told.offered.set(candidate.id, candidate)
    told.details.set(candidate.id, details)
    return { found: details }
  },
  async nature_near({ place }, { around }, { nature }) {
    const known = { place, ...(await around.readNature(normalised(place))) }
    nature.push(known)
    return known
  },
}

/** The model's need within the visitor's constraints: it can add constraints, never lift one. */
function withinLimits(asked: Need, limits: Need): Need {
  const lowest = (...sums: (number | null)[]) => {
    const stated = sums.filter((sum) => sum !== null)
    return stated.length > 0 ? Math.min(...stated) : null
  }
  return {
    ...asked,
    contentTypes: limits.contentTypes.length > 0 ? limits.contentTypes : asked.contentTypes,
    minMinor: limits.minMinor ?? asked.minMinor,
    maxMinor: lowest(limits.maxMinor, asked.maxMinor),
    maxPer: limits.maxPer ?? asked.maxPer,
    totalMinor: limits.totalMinor,
    petFriendly: asked.petFriendly || limits.petFriendly,
    withoutPets: asked.withoutPets || limits.withoutPets,
    wheelchair: asked.wheelchair || limits.wheelchair,
    online: asked.online || limits.online,
    inPerson: asked.inPerson || limits.inPerson,
    remote: limits.remote ?? asked.remote,
    place: limits.place ?? asked.place,
    elsewhere: limits.elsewhere ?? asked.elsewhere,
    conditions: mergeConditions(asked.conditions, limits.conditions),
    avoided: [...new Set([...limits.avoided, ...asked.avoided])],
  }
}
