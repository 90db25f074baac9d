import { cn } from '#app/lib/cn.ts'
import { CardSkeleton } from '#app/ui/skeleton.tsx'

/** Specification section 9. */
const SKELETONS = 4

/** Stands where the cards will be. */
export function ListingSkeletons({ className }: { className?: string }) {
  return (
    <div aria-busy="true" className={cn('listing-grid listing-grid-4', className)}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four placeholders that never change places
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}
