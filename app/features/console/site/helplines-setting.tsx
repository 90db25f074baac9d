import { type FormEvent, useState } from 'react'
import { formatDay } from '#app/lib/i18n/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SITE_LIMITS, type SiteView } from '#domain/console/site.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../call-fault.tsx'
import { useSiteChange } from './use-site-change.ts'

type Helplines = SiteView['helplines']
type HelplinesSettingProps = { helplines: Helplines; onSaved: (site: SiteView) => void }

/** The professional review of the helplines. */
export function HelplinesSetting({ helplines, onSaved }: HelplinesSettingProps) {
  const { call, save } = useSiteChange(onSaved)
  const [by, setBy] = useState('')
  const [on, setOn] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    save({ helplinesReview: { by, on } })
  }

  return (
    <section className="console-section" aria-labelledby="helplines">
      <h2 id="helplines">{m.console_site_helplines()}</h2>
      <p className="console-lead">{stateLabel(helplines)}</p>
      <form onSubmit={submit} className="console-form">
        <Field
          label={m.console_site_review_by()}
          hint={m.console_site_review_by_hint()}
          required
          maxLength={SITE_LIMITS.reviewer}
          autoComplete="off"
          value={by}
          onChange={(event) => setBy(event.target.value)}
        />
        <Field
          label={m.console_site_review_on()}
          type="date"
          required
          min={helplines.checkedOn}
          max={new Date().toISOString().slice(0, 10)}
          value={on}
          onChange={(event) => setOn(event.target.value)}
        />
        <CallFault call={call} />
        <div className="console-buttons">
          <Button type="submit" variant="secondary" busy={call.isBusy}>
            {m.console_site_save_review()}
          </Button>
          {helplines.review && (
            <Button
              variant="plain"
              busy={call.isBusy}
              onClick={() => save({ helplinesReview: null })}
            >
              {m.console_site_remove_review()}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

function stateLabel({ checkedOn, review }: Helplines): string {
  const dayLabel = (day: string) => formatDay(day, { dateStyle: 'long' })
  if (!review) return m.console_site_unreviewed({ date: dayLabel(checkedOn) })
  const { by, on, isCurrent } = review
  const values = { by, date: dayLabel(on) }
  return isCurrent ? m.console_site_reviewed(values) : m.console_site_review_outdated(values)
}
