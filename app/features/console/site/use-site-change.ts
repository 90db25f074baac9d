import { useSite } from '#app/lib/site.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { SiteView } from '#domain/console/site.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { useConsoleCall } from '../use-console-call.ts'

/** Saves settings and reports all of them as they are then. */
export function useSiteChange(onSaved: (site: SiteView) => void) {
  const site = useSite()
  const call = useConsoleCall()
  function save(change: object) {
    void call.run(async () => {
      onSaved(await (await callConsole(site, 'PUT', '/site', change)).json())
      showToast({ title: m.console_site_saved() })
    })
  }
  return { call, save }
}
