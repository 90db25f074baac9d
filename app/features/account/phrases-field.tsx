import { type FocusEvent, useId, useState } from 'react'
import { careText } from '#domain/care.ts'
import { m } from '#domain/messages/messages.js'
import { readDanger } from '#domain/safety.ts'
import { FormAlert } from './form-alert.tsx'

type PhrasesFieldProps = {
  label: string
  hint: string
  phrases: readonly string[]
  read: (text: string) => string[]
  onTold: (phrases: string[]) => void
}

/** Short phrases, one a line; kept when the field is left. Words of danger are answered, and kept nowhere. */
export function PhrasesField({ label, hint, phrases, read, onTold }: PhrasesFieldProps) {
  const id = useId()
  const [care, setCare] = useState<string>()
  const [isKept, setKept] = useState(false)
  const text = phrases.join('\n')

  function leave({ target }: FocusEvent<HTMLTextAreaElement>) {
    const danger = readDanger(target.value)
    setCare(
      danger ? careText(danger, new Intl.Locale(navigator.language).region ?? null) : undefined,
    )
    const told = read(target.value)
    if (danger || told.join('\n') === text) return
    onTold(told)
    setKept(true)
  }

  return (
    <div className="grid gap-1.5">
      <textarea
        key={text}
        id={id}
        rows={3}
        className="input"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        defaultValue={text}
        onBlur={leave}
        onInput={() => setKept(false)}
      />
      <p id={`${id}-hint`} className="text-micro text-ink-2">
        {hint}
      </p>
      <FormAlert text={care} />
      <p role="status" className="sr-only">
        {isKept && m.profile_kept_now()}
      </p>
    </div>
  )
}
