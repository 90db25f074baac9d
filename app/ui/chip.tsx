import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cn } from '#app/lib/cn.ts'

type ChipProps = ComponentProps<'button'> & { pressed?: boolean }

export function Chip({ pressed, className, type = 'button', ...props }: ChipProps) {
  return (
    <button
      data-slot="chip"
      {...props}
      type={type}
      aria-pressed={pressed}
      className={cn('chip', className)}
    />
  )
}

type ChipLinkProps = LinkProps & { current?: boolean }

/** A chip as a link, which works without scripts. */
export function ChipLink({ current = false, className, ...props }: ChipLinkProps) {
  return (
    <Link
      data-slot="chip"
      {...props}
      aria-current={current ? 'true' : undefined}
      className={cn('chip', className)}
    />
  )
}
