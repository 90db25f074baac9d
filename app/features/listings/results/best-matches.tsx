import type { ListingCard as Card } from '#domain/listing/listing.ts'
import { ListingCard } from '../card/listing-card.tsx'
import { ListingList } from '../card/listing-list.tsx'
import type { Notes } from '../card/result-note.ts'
import { useList } from '../list/use-list.ts'

type BestMatchesProps = {
  /** The need in one sentence. */
  title: string
  /** The best match first. */
  items: readonly Card[]
  notes: Notes
}

/** The answer to a need: the best match in large, with its reasons, and the next ones beside each other. */
export function BestMatches({ title, items: [best, ...others], notes }: BestMatchesProps) {
  const { linkTo } = useList()
  if (!best) return null
  return (
    <section aria-labelledby="best-matches" className="best-matches">
      <h2 id="best-matches">{title}</h2>
      <ListingCard listing={best} form="large" priority note={notes[best.id]} link={linkTo(best)} />
      <ListingList items={others} linkTo={linkTo} notes={notes} />
    </section>
  )
}
