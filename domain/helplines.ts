/**
 * When somebody competent last checked the numbers and the wording of the answers (ISO date); null as
 * long as nobody has. They must be checked before the site is opened to the public.
 */
export const HELPLINES_REVIEWED: string | null = null

/** Somebody to talk to, by country (ISO 3166-1 alpha-2). */
export type Helpline = {
  countries: readonly string[]
  place: string
  name: string | null
  number: string
}

export const HELPLINES: readonly Helpline[] = [
  { countries: ['US', 'CA'], place: 'US and Canada', name: null, number: '988' },
  { countries: ['GB', 'IE'], place: 'UK and Ireland', name: 'Samaritans', number: '116 123' },
  { countries: ['AU'], place: 'Australia', name: 'Lifeline', number: '13 11 14' },
  { countries: ['NZ'], place: 'New Zealand', name: null, number: '1737' },
  { countries: ['DE'], place: 'Germany', name: 'TelefonSeelsorge', number: '0800 111 0 111' },
  { countries: ['FR'], place: 'France', name: null, number: '3114' },
  { countries: ['ES'], place: 'Spain', name: null, number: '024' },
  { countries: ['JP'], place: 'Japan', name: 'Inochi no Denwa', number: '0120-783-556' },
]

/** A directory of helplines for every other country. */
export const HELPLINE_FINDER = 'findahelpline.com'

/** The helplines with the one for `country` first. */
export function helplinesFor(country: string | null): Helpline[] {
  const isOwn = ({ countries }: Helpline) => country !== null && countries.includes(country)
  return [...HELPLINES.filter(isOwn), ...HELPLINES.filter((line) => !isOwn(line))]
}
