import type { ComponentProps } from 'react'
import { cn } from '#app/lib/cn.ts'

const VARIANTS = {
  primary: 'btn',
  secondary: 'btn btn-secondary',
  plain: 'btn btn-plain',
} as const

export type ButtonVariant = keyof typeof VARIANTS

/** Button classes, for a link styled as a button. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return VARIANTS[variant]
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; busy?: boolean }

export function Button({
  variant,
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      {...props}
      type={busy && type === 'submit' ? 'button' : type}
      className={cn(buttonClass(variant), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy && <span className="btn-ring" />}
      {children}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** A 44 px icon button with an accessible label. */
export function IconButton({ label, className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      {...props}
      type={type}
      aria-label={label}
      className={cn('icon-btn', className)}
    />
  )
}
