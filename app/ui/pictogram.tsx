import type { ComponentProps } from 'react'

type PictogramProps = ComponentProps<'svg'> & { size?: number | string }

/**
 * A pictogram whose lines stand in the sprite of the build (scripts/vite/pictograms.ts), drawn as lucide's
 * own components draw theirs.
 *
 * @param href address of the sprite with the pictogram's name behind #
 */
export function pictogram(href: string) {
  return function Pictogram({ size = 24, ...props }: PictogramProps) {
    const label = props['aria-label']
    return (
      <svg
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden={label === undefined}
        {...props}
        aria-label={label}
      >
        <use href={href} />
      </svg>
    )
  }
}
