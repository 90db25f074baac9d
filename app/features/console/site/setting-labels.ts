import type { SiteSetting, SiteView } from '#domain/console/site.ts'
import { m } from '#domain/messages/messages.js'

type SettingName = Exclude<keyof SiteView, 'helplines' | 'searchWords'>

const VARIABLES: Record<SettingName, string> = {
  siteName: 'SITE_NAME',
  assistantName: 'ASSISTANT_NAME',
  pictureHosts: 'PICTURE_HOSTS',
}

/** Where the value of a setting comes from. */
export function originLabel(name: SettingName, { from }: SiteSetting<unknown>): string {
  if (from === 'environment') return m.console_site_fixed({ variable: VARIABLES[name] })
  return from === 'console' ? m.console_site_from_console() : m.console_site_from_default()
}
