import { type FocusEvent, useId, useState } from 'react'
import { lazy } from '#app/lib/loading/lazy.ts'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { phrasesIn } from '#domain/member/wellness.ts'
import { m } from '#domain/messages/messages.js'

// Danger detection in four languages is large, so it is loaded on focus.
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
  /** Maximum number of phrases, and maximum length of each. */
  limit: number
  lengthLimit: number
  onChange: (phrases: string[]) => void
}

/** Short phrases, one per line, stored on blur. Text that suggests danger gets a care answer and is not stored. */
export function PhrasesField(props: PhrasesFieldProps) {
  const { label, hint, phrases, limit, lengthLimit, onChange } = props
  const id = useId()
  const [alarm, setAlarm] = useState<string>()
  const [isTooMuch, setTooMuch] = useState(false)
  const [isStored, setStored] = useState(false)
  const text = phrases.join('\n')

  async function handleBlur({ target }: FocusEvent<HTMLTextAreaElement>) {
    try {
      const loaded = care.current() ?? (await care.load())
      // Refocused meanwhile: the next blur stores it. Storing now would remount the field.
      const isBack = document.hasFocus() && document.activeElement === target
      if (!isBack) storeUnlessDanger(target.value, loaded)
    } catch (error) {
      console.warn(error)
      // Text that has not been checked for danger is not stored.
      setAlarm(m.errors_not_saved())
    }
  }

  function storeUnlessDanger(typed: string, { readDanger, careAnswer }: Care) {
    const danger = readDanger(typed)
    setAlarm(
      danger
        ? careAnswer(danger, new Intl.Locale(navigator.language).region ?? null).text
        : undefined,
    )
    const parsed = phrasesIn(typed, limit, lengthLimit)
    const all = phrasesIn(typed, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
    const exceeds = !danger && all.join() !== parsed.join()
    setTooMuch(exceeds)
    if (danger || exceeds || parsed.join('\n') === text) return
    onChange(parsed)
    setStored(true)
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
        onBlur={handleBlur}
        onInput={() => setStored(false)}
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
        {isStored && m.profile_kept_now()}
      </p>
    </div>
  )
}
