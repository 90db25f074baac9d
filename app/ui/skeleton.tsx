import { cn } from '#app/lib/cn.ts'

/** Placeholder of a card. The surrounding grid sets `aria-busy`. */
export function CardSkeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" data-slot="skeleton" className={cn('grid gap-3.5', className)}>
      <div className="skeleton skeleton-art aspect-[4/3]" />
      <div className="grid gap-[11px]">
        <div className="skeleton skeleton-line w-[46%]" />
        <div className="skeleton skeleton-line h-5 w-[78%]" />
        <div className="skeleton skeleton-line w-[96%]" />
        <div className="skeleton skeleton-line w-[58%]" />
      </div>
    </div>
  )
}
