import { m } from '#domain/messages/messages.js'

export type Device = { id: string; userAgent: string; lastSeenAt: string; isCurrent: boolean }

/** Parses the response of /user/sessions. */
export function readDevices(answer: unknown): Device[] {
  if (typeof answer !== 'object' || answer === null || !('sessions' in answer)) return []
  return Array.isArray(answer.sessions) ? answer.sessions.flatMap(toDevice) : []
}

function toDevice(session: unknown): Device[] {
  if (typeof session !== 'object' || session === null) return []
  if (!('id' in session) || typeof session.id !== 'string') return []
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return [
    {
      id: session.id,
      userAgent: 'user_agent' in session ? text(session.user_agent) : '',
      lastSeenAt: 'last_seen_at' in session ? text(session.last_seen_at) : '',
      isCurrent: 'is_current' in session && session.is_current === true,
    },
  ]
}

/** The first match counts: user agents also contain the names further down. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A readable device name from a user agent. */
export function deviceName(userAgent: string): string {
  const named = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1]
  const browser = named(BROWSERS)
  const system = named(SYSTEMS)
  if (browser && system) return m.profile_device_name({ browser, system })
  return browser ?? system ?? m.profile_device_unknown()
}
