import type { SiteView as Site } from '#domain/console/site.ts'
import { m } from '#domain/messages/messages.js'
import { Failed, Waiting } from '../console-states.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { Backup } from './backup.tsx'
import { Health } from './health.tsx'
import { HelplinesSetting } from './helplines-setting.tsx'
import { HostsSetting } from './hosts-setting.tsx'
import { Mails } from './mails.tsx'
import { NameSetting } from './name-setting.tsx'
import { SearchWordsSetting } from './search-words-setting.tsx'

/** The settings of the site. */
export function SiteView() {
  const { status, value, show, retry } = useConsoleData<Site>('/site')
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  return (
    <>
      <p className="console-lead">{m.console_site_text()}</p>
      <section className="console-section" aria-labelledby="names">
        <h2 id="names">{m.console_site_names()}</h2>
        <NameSetting name="siteName" setting={value.siteName} onSaved={show} />
        <NameSetting name="assistantName" setting={value.assistantName} onSaved={show} />
      </section>
      <HelplinesSetting helplines={value.helplines} onSaved={show} />
      <HostsSetting setting={value.pictureHosts} onSaved={show} />
      <SearchWordsSetting isOn={value.searchWords} onSaved={show} />
      <Mails />
      <Backup />
      <Health />
    </>
  )
}
