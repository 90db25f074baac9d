import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLazy } from '#app/lib/loading/lazy.ts'
import { Field } from '../form/field.tsx'
import type { CalendarLabels, ChosenDays } from './calendar.tsx'
import { calendarPopover, preloadCalendar } from './lazy-calendar.ts'

type DateFieldProps = { name: string; label: string; error: string | undefined }

type DateFieldsProps = {
  /** One field for a day, two for a range. */
  fields: readonly [DateFieldProps] | readonly [DateFieldProps, DateFieldProps]
  chosen: ChosenDays
  /** First and last selectable day (ISO days). */
  first: string
  last: string
  labels: CalendarLabels
  placeholder: string
  onChoose: (chosen: ChosenDays) => void
}

/** Date fields of a form in a dialog with a shared calendar; native fields if that cannot be loaded. */
export function DateFields(props: DateFieldsProps) {
  const { fields, chosen, first, last, labels, placeholder, onChoose } = props
  const popoverId = useId()
  const opener = useRef<HTMLInputElement>(null)
  const [openField, setOpenField] = useState<string | null>(null)
  const [isNative, setNative] = useState(false)
  const CalendarPopover = useLazy(calendarPopover, openField !== null, () => {
    setOpenField(null)
    setNative(true)
  })
  const mode = fields.length === 1 ? 'day' : 'range'
  const ends = ['from', 'to'] as const

  function choose(days: ChosenDays) {
    onChoose(days)
    if (days.from && (mode === 'day' || days.to)) setOpenField(null)
  }

  return (
    <>
      {fields.map(({ name, label, error }, at) => {
        const end = ends[at] ?? 'to'
        const day = chosen[end]
        const shared = { name, label, error, required: true }
        if (isNative)
          return (
            <Field
              key={name}
              {...shared}
              type="date"
              min={(end === 'to' && chosen.from) || first}
              max={last}
              value={day ?? ''}
              onChange={(event) => onChoose({ ...chosen, [end]: event.target.value || null })}
            />
          )
        const isOpen = openField === name
        const open = (field: HTMLInputElement) => {
          opener.current = field
          setOpenField(name)
        }
        return (
          <Field
            key={name}
            {...shared}
            role="combobox"
            readOnly
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? popoverId : undefined}
            aria-busy={isOpen && !CalendarPopover}
            placeholder={placeholder}
            value={day ? labels.formatDay(day, { dateStyle: 'medium' }) : ''}
            onPointerEnter={preloadCalendar}
            onFocus={preloadCalendar}
            onClick={(event) => open(event.currentTarget)}
            onKeyDown={(event) => opensCalendar(event) && open(event.currentTarget)}
          />
        )
      })}
      {openField !== null && CalendarPopover && (
        <CalendarPopover
          id={popoverId}
          modal
          label={mode === 'day' ? labels.chooseDay : labels.chooseDates}
          mode={mode}
          chosen={chosen}
          first={first}
          last={last}
          labels={labels}
          opener={opener}
          onChoose={choose}
          onClose={() => setOpenField(null)}
        />
      )}
    </>
  )
}

/** Prevents the default action: Enter would submit the form. */
function opensCalendar(event: KeyboardEvent): boolean {
  if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return false
  event.preventDefault()
  return true
}
