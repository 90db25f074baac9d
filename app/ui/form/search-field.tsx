import type { ComponentProps, MouseEvent, Ref } from 'react'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useHydrated } from '../use-hydrated.ts'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'aria-label' | 'ref' | 'size'> & {
  label: string
  clearLabel: string
  submitLabel: string
  /** Required for a controlled value; an uncontrolled field is cleared automatically. */
  onClear?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** A search input with icon, clear and submit buttons; for use inside a form. */
export function SearchField({
  label,
  clearLabel,
  submitLabel,
  onClear,
  inputRef,
  className,
  name = 'q',
  placeholder = ' ',
  ...props
}: SearchFieldProps) {
  const hydrated = useHydrated()

  function clear(event: MouseEvent<HTMLButtonElement>) {
    const input = event.currentTarget.parentElement?.querySelector('input')
    if (input && !onClear) input.value = ''
    onClear?.()
    input?.focus()
  }

  return (
    <div data-slot="search-field" className={cn('search-field', className)}>
      <Icon name="search" className="flex-none" />
      {/* The clear button is hidden by `:placeholder-shown`, so the placeholder must not be empty. */}
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...props}
        ref={inputRef}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
      />
      {hydrated && (
        <IconButton label={clearLabel} className="search-clear" onClick={clear}>
          <Icon name="x" />
        </IconButton>
      )}
      <button type="submit" className="search-submit" aria-label={submitLabel}>
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}
