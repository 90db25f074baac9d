import { CardSkeleton } from '#app/ui/skeleton.tsx'

/** Four, by specification section 9. */
const SKELETONS = ['first', 'second', 'third', 'fourth'] as const

/** The grid of the cards, without their style sheet. */
const GRID = 'grid gap-x-(--gutter) gap-y-8 md:grid-cols-3 md:gap-y-12 lg:grid-cols-4'

/** Placeholders for the cards. */
export function ListingSkeletons() {
  return (
    <div aria-busy="true" className={GRID}>
      {SKELETONS.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}
