import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { listed } from '../facts/sentence.ts'
import { type Answer, SHOWN, type Turn } from '../turn.ts'
import type { FieldOrder } from '../understand/references/field-order.ts'
import { type Figure, figureFor } from './listing/field-figures.ts'
import { listingsAnswer } from './listing-answers.ts'

const LABELS: Readonly<Record<FieldOrder, () => string>> = {
  shortest: m.assistant_order_shortest,
  longest: m.assistant_order_longest,
  soonest: m.assistant_order_soonest,
  nature: m.assistant_order_nature,
  sea: m.assistant_order_sea,
  smallest: m.assistant_order_smallest,
  largest: m.assistant_order_largest,
  roomiest: m.assistant_order_roomiest,
  reviews: m.assistant_order_reviews,
}

/**
 * Which of the listings shown is first by a field, with its figure, then the others, and those whose pages do not
 * state it.
 */
export async function fieldOrderAnswer(
  turn: Turn,
  { by, about }: { by: FieldOrder; about: readonly Candidate[] },
): Promise<Answer> {
  const { around } = turn
  const read = await Promise.all(about.slice(0, SHOWN).map(({ id }) => around.readListing(id)))
  const listings = read.filter((listing) => listing !== null)
  const ordered = listings
    .flatMap((listing) => {
      const figure = figureFor(by, listing, around.now)
      return figure ? [{ listing, figure }] : []
    })
    .toSorted((a, b) => a.figure.value - b.figure.value)
  const [first] = ordered
  const label = LABELS[by]()
  if (!first) return listingsAnswer(turn, m.assistant_order_unknown({ label }), about)
  const winners = ordered.filter(({ figure }) => figure.value === first.figure.value)
  const known = new Set(ordered.map(({ listing }) => listing.id))
  const silent = listings.filter(({ id }) => !known.has(id))
  const text = [
    m.assistant_order_first({
      label,
      titles: titlesOf(winners.map(({ listing }) => listing)),
      figure: first.figure.text,
    }),
    afterThem(ordered.slice(winners.length)),
    silent.length > 0 ? m.assistant_order_silent({ titles: titlesOf(silent) }) : null,
  ]
  const ids = new Set(winners.map(({ listing }) => listing.id))
  return listingsAnswer(
    turn,
    text.filter(Boolean).join(' '),
    winners.length === 1 ? about.filter(({ id }) => ids.has(id)) : about,
  )
}

function titlesOf(listings: readonly Listing[]): string {
  return listed(listings.map(({ title }) => title))
}

function afterThem(ordered: readonly { listing: Listing; figure: Figure }[]): string | null {
  if (ordered.length === 0) return null
  const entries = ordered.map(({ listing, figure }) =>
    m.assistant_entry_facts({ entry: listing.title, facts: figure.text }),
  )
  return m.assistant_order_then({ entries: listed(entries) })
}
