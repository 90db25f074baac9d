import { type ComponentProps, useId } from 'react'

type SelectFieldProps = ComponentProps<'select'> & { label: string; error?: string | undefined }

/** A labelled native select. */
export function SelectField({ label, error, children, ...props }: SelectFieldProps) {
  const id = useId()
  return (
    <div data-slot="field" className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-[540]">
        {label}
      </label>
      <select
        {...props}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children}
      </select>
      {error && (
        <p id={`${id}-error`} className="text-micro text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
