const HALF_YEAR_MS = 183 * 86_400_000

/**
 * The time zone of a whole country (ISO 3166-1 alpha-2), the first of its zones where all show the same
 * time in winter and in summer; null where its clocks differ, or for no country.
 */
export function timeZoneOf(country: string | null, now: Date): string | null {
  const zones = country && /^[A-Z]{2}$/.test(country) ? zonesOf(country) : []
  const later = new Date(now.getTime() + HALF_YEAR_MS)
  const shown = new Set(zones.map((zone) => [now, later].map((at) => clock(at, zone)).join()))
  return shown.size === 1 ? (zones[0] ?? null) : null
}

// TypeScript does not know this method yet.
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

function zonesOf(country: string): string[] {
  const locale: WithZones = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? []
}

const clock = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  )
