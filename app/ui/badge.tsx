import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

const TONES = {
  plain: 'badge-plain',
  sun: 'badge-sun',
  energize: 'badge-energize',
  focus: 'badge-focus',
  balance: 'badge-balance',
  restore: 'badge-restore',
  calm: 'badge-calm',
} as const

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof TONES; icon?: ReactNode }

/** A non-interactive label. */
export function Badge({ tone = 'plain', icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" {...props} className={cn('badge', TONES[tone], className)}>
      {icon}
      {children}
    </span>
  )
}
