import type { ComponentProps } from 'react'

/** A horizon with the sun: rising, high on the left, halved by the horizon, setting, and a crescent moon. */
const HOURS = {
  energize: (
    <>
      <path d="M5 12.3a4 4 0 0 1 8 0z" fill="currentColor" />
      <path d="M1.5 12.3h15M9 5.2V3.2M3.9 7.3 2.5 5.9M14.1 7.3l1.4-1.4" />
    </>
  ),
  focus: (
    <>
      <circle cx="6" cy="6.3" r="3.1" fill="currentColor" />
      <path d="M1.5 12.8h15" />
    </>
  ),
  balance: (
    <>
      <path d="M5 9a4 4 0 0 1 8 0z" fill="currentColor" />
      <path d="M5 9a4 4 0 0 0 8 0M1.5 9h15" />
    </>
  ),
  restore: (
    <>
      <path d="M5 7a4 4 0 0 0 8 0z" fill="currentColor" />
      <path d="M1.5 7h15M4.5 14h9" />
    </>
  ),
  calm: (
    <>
      <path d="M12.4 10.3A5 5 0 0 1 8.2 2.6a4.6 4.6 0 1 0 4.2 7.7z" fill="currentColor" />
      <path d="M1.5 14.8h15" />
    </>
  ),
} as const

type HourGlyphProps = ComponentProps<'svg'> & { hour: keyof typeof HOURS }

export function HourGlyph({ hour, ...props }: HourGlyphProps) {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    >
      {HOURS[hour]}
    </svg>
  )
}
