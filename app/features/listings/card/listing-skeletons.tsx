import { CardSkeleton } from '#app/ui/skeleton.tsx'

/** Four, by specification section 9. */
const SKELETONS = ['first', 'second', 'third', 'fourth'] as const

/** That of the cards, whose sheet is not needed here. */
const GRID = 'grid gap-x-(--gutter) gap-y-8 md:grid-cols-3 md:gap-y-12 lg:grid-cols-4'

/** Stands where the cards will be. */
export function ListingSkeletons({ className = GRID }: { className?: string }) {
  return (
    <div aria-busy="true" className={className}>
      {SKELETONS.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}
