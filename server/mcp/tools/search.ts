import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { normalised } from '#assistant/understand/text/normalise.ts'
import { cautionTexts, readConditions } from '#domain/care/caution.ts'
import type { Fit } from '#domain/need/fit.ts'
import { CARD_META } from '../card/register-card.ts'
import { careMessage, checkCare } from '../care.ts'
import type { McpDeps } from '../deps.ts'
import { findFits } from '../find-fits.ts'
import { listingLine, urlOf } from '../listing-lines.ts'
import { LISTING_NOTICE, runTool, toolError, toolResult } from '../result.ts'
import { care, listed, needPartsField, notice, type SearchInput, searchInput } from '../schemas.ts'
import { limitStatuses, parsedParts, type StatedLimit } from '../stated-limits.ts'
import { toolSchemas } from '../tool-schemas.ts'

export const searchOutput = z.object({
  notice,
  care: care.nullable(),
  cautions: z.array(z.string()).describe('Advice for the person, to be passed on.'),
  understood: needPartsField,
  items: z.array(
    listed.extend({
      limits: limitStatuses,
      concepts: z.array(z.string()).describe('Needs of the words that it serves.'),
      picked: z.boolean().describe('Whether whoever runs the site moved it up.'),
    }),
  ),
  isComplete: z.boolean().describe('Whether no further listings were found.'),
})

const schemas = toolSchemas(searchInput, searchOutput)

export function registerSearch(server: McpServer, deps: McpDeps): void {
  server.registerTool(
    'search',
    {
      title: 'Find listings',
      description:
        'Finds stays, classes, services and products for what a person needs, by their words and by hard limits. Never returns a listing that breaks a limit. Pass the words of the person as they are: words that indicate danger get helplines and no listings.',
      ...schemas,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      _meta: CARD_META,
    },
    (input) => runTool(deps, 'search', () => search(input, deps)),
  )
}

async function search(input: SearchInput, deps: McpDeps) {
  const words = [input.query, input.place, input.notIn, ...(input.exclude ?? [])]
  const { care: careAnswer, support } = checkCare(
    words.filter((each) => each !== undefined),
    input.country ?? null,
  )
  const none = { notice: LISTING_NOTICE, cautions: [], understood: [], items: [], isComplete: true }
  if (careAnswer) return toolResult({ ...none, care: careAnswer }, careMessage(careAnswer))
  const result = await findFits({ ...input, query: normalised(input.query) }, deps)
  if ('unknownPlaces' in result)
    return toolError(
      `These places are not known: ${result.unknownPlaces.join(', ')}. Give a country, a region or a town.`,
    )
  const { need, limits, fits } = result
  const found = await toItems(fits.slice(0, input.limit), limits, deps)
  const cautions = [...(support ? [support] : []), ...cautionTexts(readConditions(input.query), [])]
  const content = {
    notice: LISTING_NOTICE,
    care: null,
    cautions,
    understood: parsedParts(need, limits),
    items: found.map(({ item }) => item),
    isComplete: fits.length <= input.limit,
  }
  const lines = found.map(({ line }, place) => `${place + 1}. ${line}`)
  return toolResult(content, textOf(lines, { limits, cautions }))
}

/** The listings found, each as data and as a line of text; deleted ones are left out. */
async function toItems(fits: readonly Fit[], stated: readonly StatedLimit[], deps: McpDeps) {
  const byId = new Map(fits.map((fit) => [fit.candidate.id, fit]))
  const cards = await deps.readCards([...byId.keys()])
  return cards.flatMap((card) => {
    const fit = byId.get(card.id)
    if (!fit) return []
    const limits = stated.map(({ limit, label, statusOf }) => ({
      limit,
      label,
      status: statusOf(fit.candidate),
    }))
    const listing = listed.shape.listing.parse(card)
    return [
      {
        item: {
          listing,
          url: urlOf(deps, card),
          limits,
          concepts: fit.met,
          picked: fit.picked === true,
        },
        line: `${listingLine(deps, card)}${statusText(limits)}`,
      },
    ]
  })
}

function statusText(limits: readonly { label: string; status: string }[]): string {
  const labelled = (status: string) =>
    limits.filter((each) => each.status === status).map(({ label }) => label)
  const [met, open] = [labelled('met'), labelled('not stated')]
  return [
    met.length > 0 ? `\n   Met: ${met.join(', ')}.` : '',
    open.length > 0 ? `\n   Not stated: ${open.join(', ')}.` : '',
  ].join('')
}

function textOf(
  lines: readonly string[],
  { limits, cautions }: { limits: readonly StatedLimit[]; cautions: readonly string[] },
): string {
  const labels = limits.map(({ label }) => label).join(', ')
  const head =
    lines.length > 0
      ? LISTING_NOTICE
      : `Nothing was found${labels ? ` within: ${labels}. A limit may be loosened only by the person` : ''}.`
  return [head, ...lines, ...cautions].join('\n')
}
