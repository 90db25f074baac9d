import type { ComponentProps } from 'react'
import { cn } from '#app/lib/cn.ts'
import { priceBandLabel } from '#app/lib/i18n/number-labels.ts'

const HIGHEST = 4

type PriceBandProps = ComponentProps<'span'> & {
  /** "$" to "$$$$" */
  band: string
}

/** The band's dollar signs, then the remaining ones, faint. */
export function PriceBand({ band, className, ...props }: PriceBandProps) {
  return (
    <span
      data-slot="price-band"
      {...props}
      role="img"
      aria-label={priceBandLabel(band.length)}
      className={cn('price-band', className)}
    >
      {band}
      <span className="font-normal text-ink-3 opacity-55">{'$'.repeat(HIGHEST - band.length)}</span>
    </span>
  )
}
