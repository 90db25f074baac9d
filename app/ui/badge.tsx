import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

const TONES = {
  plain: 'slip-plain',
  sun: 'slip-sun',
  energize: 'slip-energize',
  focus: 'slip-focus',
  balance: 'slip-balance',
  restore: 'slip-restore',
  calm: 'slip-calm',
} as const

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof TONES; icon?: ReactNode }

/** A non-interactive label. */
export function Badge({ tone = 'plain', icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="slip" {...props} className={cn('slip', TONES[tone], className)}>
      {icon}
      {children}
    </span>
  )
}
