import type { ComponentProps } from 'react'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

type IconProps = Omit<ComponentProps<'svg'>, 'name'> & { name: IconName; size?: number }

/** A decorative icon of the sprite; its meaning must be in adjacent text or a button's label. */
export function Icon({ name, size = 20, ...props }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
      {...props}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
