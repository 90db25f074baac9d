import { ArrowRight, Search, X } from 'lucide-react'
import type { ComponentProps, MouseEvent, Ref } from 'react'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'aria-label' | 'ref' | 'size'> & {
  label: string
  clearLabel: string
  submitLabel: string
  /** Needed where the value is controlled; otherwise the field empties itself. */
  onClear?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** The 56 px pill: icon, input, clear, submit. It belongs inside a form. */
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
      <Search aria-hidden className="flex-none" size={20} strokeWidth={1.5} />
      {/* The clear button hides while the placeholder shows, hence never an empty one. */}
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
          <X aria-hidden size={20} strokeWidth={1.5} />
        </IconButton>
      )}
      <button type="submit" className="search-submit" aria-label={submitLabel}>
        <ArrowRight aria-hidden size={20} strokeWidth={1.5} />
      </button>
    </div>
  )
}
