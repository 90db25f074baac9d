import type { ComponentProps } from 'react'

type PictogramProps = ComponentProps<'svg'> & { size?: number | string }

/**
 * A pictogram whose lines stand in the sprite of the build (scripts/build/pictograms.ts), drawn as lucide's
 * own components draw theirs.
 *
 * @param href address of the sprite with the pictogram's name behind #
 */
export function pictogram(href: string) {
  return function Pictogram({ size = 24, ...props }: PictogramProps) {
    const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined
    return (
      <svg
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        {...(!isNamed && { 'aria-hidden': true })}
        {...props}
      >
        <use href={href} />
      </svg>
    )
  }
}
