import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { SiteSetting, SiteView } from '#domain/console/site.ts'
import { hostsIn } from '#domain/listing/picture-host.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../call-fault.tsx'
import { TextAreaField } from '../text-area-field.tsx'
import { originLabel } from './setting-labels.ts'
import { useSiteChange } from './use-site-change.ts'

type HostsSettingProps = {
  setting: SiteSetting<readonly string[]>
  onSaved: (site: SiteView) => void
}

/** Hosts that photos of listings come from. */
export function HostsSetting({ setting, onSaved }: HostsSettingProps) {
  const [text, setText] = useState(linesOf(setting))
  const { call, save } = useSiteChange((site) => {
    onSaved(site)
    setText(linesOf(site.pictureHosts))
  })
  const isFixed = setting.from === 'environment'

  function submit(event: FormEvent) {
    event.preventDefault()
    const hosts = hostsIn(text)
    save({ pictureHosts: hosts.length > 0 ? hosts : null })
  }

  return (
    <section className="console-section" aria-labelledby="picture-hosts">
      <h2 id="picture-hosts">{m.console_site_hosts()}</h2>
      <p className="console-lead">{m.console_site_hosts_text()}</p>
      <form onSubmit={submit} className="console-form">
        <TextAreaField
          label={m.console_site_hosts_label()}
          hint={`${m.console_site_hosts_hint()} ${originLabel('pictureHosts', setting)}`}
          readOnly={isFixed}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <CallFault call={call} />
        {!isFixed && (
          <Button type="submit" variant="secondary" busy={call.isBusy}>
            {m.console_site_save_hosts()}
          </Button>
        )}
      </form>
    </section>
  )
}

const linesOf = ({ value }: SiteSetting<readonly string[]>) => value.join('\n')
