import type { MessageParam } from '@anthropic-ai/sdk/resources/messages'
import type { Listing } from '#domain/listing/listing.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { needPartLabel } from '#domain/need/need-part-labels.ts'
import { isLimit, needParts } from '#domain/need/need-parts.ts'
import { money } from '../facts/number-text.ts'
import { findFor } from '../find/find.ts'
import { idByName, type Turn } from '../turn.ts'
import { normalised } from '../understand/text/normalise.ts'
import { briefOf, detailsFor, marked } from './listing-briefs.ts'
import type { ToolResults } from './tools.ts'

const FOUND = 8
/** Number of newest turns sent; earlier needs are in the constraints. */
const TURNS = 16
const LENGTH = 1_200

/** First message of the model's turn, and its data. */
export type Opening = {
  message: MessageParam
  told: ToolResults
  /** Listings the visitor asks about, in the order shown. */
  about: Listing[]
}

/**
 * The conversation with its parsed constraints and search results, so that most turns need no tool.
 */
export async function openingOf(turn: Turn): Promise<Opening> {
  const about = await listAbout(turn)
  const found = about.length > 0 ? [] : await listFound(turn)
  const told: ToolResults = {
    offered: new Map([...about, ...found].map((listing) => [listing.id, listing])),
    details: new Map(about.map((listing) => [listing.id, detailsFor(listing)])),
    nature: [],
  }
  const limits = needParts(turn.wishes.need).filter(
    (part) => part.kind === 'contentTypes' || isLimit(part),
  )
  const content = [
    marked('conversation', conversationOf(turn)),
    marked(
      'limits',
      limits.map((part) => needPartLabel(part, money)),
    ),
    about.length > 0
      ? marked('asked_about', about.map(detailsFor))
      : marked('found', found.map(briefOf)),
  ].join('\n')
  return {
    message: {
      role: 'user',
      content: [{ type: 'text', text: content, cache_control: { type: 'ephemeral' } }],
    },
    told,
    about,
  }
}

async function listAbout({ act, around, request }: Turn): Promise<Listing[]> {
  const ids =
    act.kind === 'tell' || act.kind === 'why' || act.kind === 'compare'
      ? act.about.map(({ id }) => id)
      : act.kind === 'tellNamed'
        ? [act.name === null ? request.listing : await idByName(act.name, around)]
        : []
  const known = ids.filter((id) => id !== undefined && id !== null)
  const listings = await Promise.all(known.slice(0, 4).map((id) => around.readListing(id)))
  return listings.filter((listing) => listing !== null)
}

async function listFound({ wishes, request, around, guard }: Turn) {
  const isNothingSaid = wishes.need.concepts.length === 0 && wishes.need.words.length === 0
  if (isNothingSaid && wishes.about === '') return []
  const { fits, gaveUp } = await findFor(wishes, request.currentPage, around, guard.isBarred)
  const isKept = gaveUp === null || gaveUp.limit === 'page'
  return isKept ? fits.slice(0, FOUND).map(({ candidate }) => candidate) : []
}

/** Listings of assistant turns are from the catalogue; the text is as sent by the browser. */
function conversationOf({ request, known }: Turn) {
  const turns = request.messages.slice(-TURNS).map(({ role, content, cards = [] }) => {
    const words = normalised(content).slice(0, LENGTH)
    if (role === 'user') return { visitor: words }
    const shown = cards.flatMap((id) => {
      const title = known.get(id)?.title
      return title ? [{ id, title }] : []
    })
    return { assistant: words, shown }
  })
  return { language: getLocale(), page: request.currentPage, turns }
}
