import type { ComponentProps } from 'react'
import { cn } from '#app/lib/cn.ts'
import { decimalText, ratingLabel, reviewCountText } from '#app/lib/i18n/number-labels.ts'

const OUT_OF = 5
/** Path of a star from its tip in a 24 px square, and the offset of the next one. */
const STAR = 'l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z'
const STEP = 26.75

/** Several stars as one path, since a list has a hundred of them. */
function starsFrom(first: number, count: number): string {
  const stars = Array.from({ length: count }, () => STAR).join(`m${STEP} 0`)
  return `M${12 + first * STEP} 2.5${stars}`
}

const FULL = Array.from({ length: OUT_OF + 1 }, (_, full) => starsFrom(0, full))
const EMPTY = Array.from({ length: OUT_OF + 1 }, (_, full) => starsFrom(full, OUT_OF - full))

type RatingProps = ComponentProps<'span'> & {
  value: number | null
  /** One star and the number. */
  compact?: boolean
} & (
    | { count?: never; sample?: never }
    /** Number of reviews, and whether they are sample data. */
    | { count: number; sample: boolean }
  )

/**
 * Stars are rounded down; the number has one decimal. Null renders nothing. The count of sample reviews is
 * marked as such.
 */
export function Rating({
  value,
  count,
  sample = false,
  compact = false,
  className,
  ...props
}: RatingProps) {
  if (value === null) return null
  const starCount = compact ? 1 : OUT_OF
  const full = compact ? 1 : Math.floor(value)
  return (
    <span data-slot="rating" {...props} className={cn('stars', className)}>
      <svg
        viewBox={`0 0 ${24 + (starCount - 1) * STEP} 24`}
        role="img"
        aria-label={ratingLabel(value)}
        className="stars-row"
      >
        {full > 0 && <path d={FULL[full]} />}
        {full < starCount && <path d={EMPTY[full]} data-off="" />}
      </svg>
      <span aria-hidden="true">{decimalText(value)}</span>
      {count !== undefined && (
        <span className="text-ink-2">{`(${reviewCountText(count, sample)})`}</span>
      )}
    </span>
  )
}
