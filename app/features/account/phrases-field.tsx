import { type FocusEvent, useId, useState } from 'react'
import { FormAlert } from '#app/ui/form-alert.tsx'
import { careText } from '#domain/care.ts'
import { m } from '#domain/messages/messages.js'
import { readDanger } from '#domain/safety.ts'
import { phrasesIn } from '#domain/wellness.ts'

type PhrasesFieldProps = {
  label: string
  hint: string
  phrases: readonly string[]
  /** At most so many, of at most so many letters each. */
  limit: number
  lengthLimit: number
  onTold: (phrases: string[]) => void
}

/** Short phrases, one a line; kept when the field is left. Words of danger are answered, and kept nowhere. */
export function PhrasesField(props: PhrasesFieldProps) {
  const { label, hint, phrases, limit, lengthLimit, onTold } = props
  const id = useId()
  const [care, setCare] = useState<string>()
  const [isTooMuch, setTooMuch] = useState(false)
  const [isKept, setKept] = useState(false)
  const text = phrases.join('\n')

  function leave({ target }: FocusEvent<HTMLTextAreaElement>) {
    const danger = readDanger(target.value)
    setCare(
      danger ? careText(danger, new Intl.Locale(navigator.language).region ?? null) : undefined,
    )
    const told = phrasesIn(target.value, limit, lengthLimit)
    const all = phrasesIn(target.value, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
    const exceeds = !danger && all.join() !== told.join()
    setTooMuch(exceeds)
    if (danger || exceeds || told.join('\n') === text) return
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
        aria-describedby={isTooMuch ? `${id}-fault ${id}-hint` : `${id}-hint`}
        aria-invalid={isTooMuch}
        defaultValue={text}
        onBlur={leave}
        onInput={() => setKept(false)}
      />
      <p id={`${id}-hint`} className="text-micro text-ink-2">
        {hint}
      </p>
      {isTooMuch && (
        <p id={`${id}-fault`} role="alert" className="text-micro text-danger">
          {m.profile_phrases_too_much({ limit, length: lengthLimit })}
        </p>
      )}
      <FormAlert text={care} />
      <p role="status" className="sr-only">
        {isKept && m.profile_kept_now()}
      </p>
    </div>
  )
}
