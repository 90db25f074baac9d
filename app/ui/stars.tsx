import type { ComponentProps } from 'react'
import { cn } from '#app/lib/cn.ts'
import { countText, decimalText, ratingLabel } from '#app/lib/spoken.ts'

const OUT_OF = [1, 2, 3, 4, 5] as const
const STAR = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z'

type RatingProps = ComponentProps<'span'> & {
  value: number | null
  count?: number
  /** One star and the number. */
  compact?: boolean
}

/** Stars are rounded down; the number keeps one decimal. Unrated shows nothing at all. */
export function Rating({ value, count, compact = false, className, ...props }: RatingProps) {
  if (value === null) return null
  const full = Math.floor(value)
  return (
    <span data-slot="rating" {...props} className={cn('stars', className)}>
      <span role="img" aria-label={ratingLabel(value)} className="stars-row">
        {(compact ? OUT_OF.slice(0, 1) : OUT_OF).map((star) => (
          <svg
            key={star}
            viewBox="0 0 24 24"
            aria-hidden="true"
            data-off={!compact && star > full ? '' : undefined}
          >
            <path d={STAR} />
          </svg>
        ))}
      </span>
      <span aria-hidden="true">{decimalText(value)}</span>
      {count !== undefined && <span className="text-ink-2">({countText(count)})</span>}
    </span>
  )
}
