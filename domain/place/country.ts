/** Parts of countries that locations end with, and unofficial country names. */
const OTHERS: Record<string, string> = {
  GB: 'uk, england, scotland, wales, northern ireland, great britain',
  US: `usa, alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho,
    illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota,
    mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york,
    north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota,
    tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming`,
  CA: `alberta, british columbia, manitoba, new brunswick, newfoundland, nova scotia, ontario, quebec, saskatchewan,
    yukon`,
  AU: 'new south wales, queensland, south australia, tasmania, victoria, western australia',
  CZ: 'czech republic',
  AE: 'uae',
  TR: 'turkey',
  KR: 'korea',
  ID: 'bali',
  NL: 'holland, the netherlands',
}

/** Codes of unions, of regions unused in travel, and of former states. */
const RETIRED = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'DD',
  'SU',
  'YD',
  'YU',
  'FX',
  'UK',
])

const CODES = countryCodes()

/**
 * The country at the end of a location ("Leeds, England"), as ISO 3166-1 alpha-2; null where none is
 * named ("Online", "Ships worldwide") or the name is ambiguous (a lone "Georgia").
 */
export function countryOfLocation(location: string | null): string | null {
  const last = location?.split(',').at(-1) ?? ''
  return CODES.get(plainName(last)) ?? null
}

function countryCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const official = codes.flatMap((code): [string, string][] => {
    const name = names.of(code)
    // Of two codes with one name, the current one counts; "Georgia" is also a US state.
    return name && !RETIRED.has(code) && code !== 'GE' ? [[plainName(name), code]] : []
  })
  const others = Object.entries(OTHERS).flatMap(([code, list]) =>
    list.split(',').map((name): [string, string] => [plainName(name), code]),
  )
  return new Map([...official, ...others])
}

function plainName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
