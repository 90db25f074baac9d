import { type ComponentProps, useId } from 'react'

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string
  hint: string
  error: string | undefined
}

export function TextArea({ label, hint, error, ...props }: TextAreaProps) {
  const id = useId()
  return (
    <div className="booking-select">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...props}
        id={id}
        className="input"
        rows={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      <span id={`${id}-hint`} className="text-ink-2 text-micro">
        {hint}
      </span>
      {error && (
        <span id={`${id}-error`} className="booking-error">
          {error}
        </span>
      )}
    </div>
  )
}
