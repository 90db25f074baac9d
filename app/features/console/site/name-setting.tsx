import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SITE_LIMITS, type SiteSetting, type SiteView } from '#domain/console/site.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../call-fault.tsx'
import { originLabel } from './setting-labels.ts'
import { useSiteChange } from './use-site-change.ts'

type NameSettingProps = {
  name: 'siteName' | 'assistantName'
  setting: SiteSetting<string>
  onSaved: (site: SiteView) => void
}

const LABELS = {
  siteName: { field: m.console_site_name, save: m.console_site_save_name },
  assistantName: { field: m.console_site_assistant, save: m.console_site_save_assistant },
}

/** A name that visitors read. */
export function NameSetting({ name, setting, onSaved }: NameSettingProps) {
  const [text, setText] = useState(setting.value)
  const { call, save } = useSiteChange((site) => {
    onSaved(site)
    setText(site[name].value)
  })
  const isFixed = setting.from === 'environment'

  function submit(event: FormEvent) {
    event.preventDefault()
    save({ [name]: text.trim() || null })
  }

  return (
    <form onSubmit={submit} className="console-form">
      <Field
        label={LABELS[name].field()}
        hint={originLabel(name, setting)}
        maxLength={SITE_LIMITS.name}
        autoComplete="off"
        readOnly={isFixed}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CallFault call={call} />
      {!isFixed && (
        <Button type="submit" variant="secondary" busy={call.isBusy}>
          {LABELS[name].save()}
        </Button>
      )}
    </form>
  )
}
