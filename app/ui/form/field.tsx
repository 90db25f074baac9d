import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#app/lib/cn.ts'
import { Icon } from '../icon/icon.tsx'

type FieldProps = ComponentProps<'input'> & {
  label: ReactNode
  error?: string | undefined
  hint?: string | undefined
}

export function Field({ label, error, hint, className, id, ...props }: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  const describedBy = [hint && hintId, error && errorId, props['aria-describedby']]
  return (
    <div data-slot="field" className={cn('grid gap-1.5', className)}>
      <label htmlFor={inputId} className="text-small font-[540]">
        {label}
      </label>
      <input
        {...props}
        id={inputId}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      />
      {hint && (
        <p id={hintId} className="text-micro text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-center gap-1.5 text-micro text-danger">
          <Icon name="circle-exclamation-point" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
