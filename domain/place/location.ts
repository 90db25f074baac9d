/** A location to search escapes in: a country, or a region of one that is often searched by name. */
export type EscapeLocation = {
  /** ISO 3166-1 alpha-2 */
  country: string
  /** A word of the location's own text; null for the whole country. */
  region: string | null
}

const country = (code: string): EscapeLocation => ({ country: code, region: null })

/** By slug; the first four are the cards of "Explore by Location". */
export const LOCATIONS = {
  bali: { country: 'ID', region: 'Bali' },
  'costa-rica': country('CR'),
  japan: country('JP'),
  portugal: country('PT'),
  canada: country('CA'),
  chile: country('CL'),
  greece: country('GR'),
  indonesia: country('ID'),
  jordan: country('JO'),
  norway: country('NO'),
  slovenia: country('SI'),
  switzerland: country('CH'),
  thailand: country('TH'),
} as const satisfies Record<string, EscapeLocation>

export type LocationSlug = keyof typeof LOCATIONS
export const LOCATION_SLUGS = Object.keys(LOCATIONS) as LocationSlug[]
