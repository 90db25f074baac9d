import { cn } from '#app/lib/cn.ts'
import { CardSkeleton } from '#app/ui/skeleton.tsx'

/** Four, by specification section 9. */
const SKELETONS = ['first', 'second', 'third', 'fourth'] as const

/** Stands where the cards will be. */
export function ListingSkeletons({ className }: { className?: string }) {
  return (
    <div aria-busy="true" className={cn('listing-grid listing-grid-4', className)}>
      {SKELETONS.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}
