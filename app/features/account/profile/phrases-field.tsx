import { type FocusEvent, useId, useState } from 'react'
import { lazy } from '#app/lib/loading/lazy.ts'
import { FormAlert } from '#app/ui/form-alert.tsx'
import { phrasesIn } from '#domain/member/wellness.ts'
import { m } from '#domain/messages/messages.js'

// Four languages of warning signs, half as large as all else together: only who writes needs them.
const care = lazy(async () => {
  const [{ readDanger }, { careAnswer }] = await Promise.all([
    import('#domain/care/safety.ts'),
    import('#domain/care/care.ts'),
  ])
  return { readDanger, careAnswer }
})
type Care = Awaited<ReturnType<typeof care.load>>

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
  const [alarm, setAlarm] = useState<string>()
  const [isTooMuch, setTooMuch] = useState(false)
  const [isKept, setKept] = useState(false)
  const text = phrases.join('\n')

  async function leave({ target }: FocusEvent<HTMLTextAreaElement>) {
    try {
      const loaded = care.current() ?? (await care.load())
      // Who has come back meanwhile leaves once more; keeping now would put the field's text anew.
      const isBack = document.hasFocus() && document.activeElement === target
      if (!isBack) keep(target.value, loaded)
    } catch (error) {
      console.warn(error)
      // What nobody has looked at is not kept.
      setAlarm(m.errors_not_saved())
    }
  }

  function keep(written: string, { readDanger, careAnswer }: Care) {
    const danger = readDanger(written)
    setAlarm(
      danger
        ? careAnswer(danger, new Intl.Locale(navigator.language).region ?? null).text
        : undefined,
    )
    const told = phrasesIn(written, limit, lengthLimit)
    const all = phrasesIn(written, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
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
        onFocus={() => care.load().catch(console.warn)}
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
      <FormAlert text={alarm} />
      <p role="status" className="sr-only">
        {isKept && m.profile_kept_now()}
      </p>
    </div>
  )
}
