import { type ComponentProps, useId } from 'react'

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A labelled text area that grows with its text where the browser can. */
export function TextAreaField({ label, hint, error, ...props }: TextAreaFieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div data-slot="field" className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-[540]">
        {label}
      </label>
      <textarea
        {...props}
        id={id}
        className="input console-text"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-micro text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-micro text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
