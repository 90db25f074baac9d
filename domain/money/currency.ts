/** Currencies recognised in texts. */
export const NAMED_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'JPY',
  'NOK',
  'SEK',
  'DKK',
  'CAD',
  'AUD',
  'NZD',
  'MXN',
  'CLP',
  'COP',
  'ARS',
  'PLN',
] as const
export type NamedCurrency = (typeof NAMED_CURRENCIES)[number]

/** Approximate units of a currency in a dollar, which the label of a price says; others count as dollars. */
export const IN_DOLLAR: Readonly<Partial<Record<NamedCurrency, number>>> = {
  JPY: 150,
  NOK: 11,
  SEK: 10,
  DKK: 7,
  CAD: 1.4,
  AUD: 1.5,
  NZD: 1.7,
  MXN: 18,
  CLP: 950,
  COP: 4_000,
  ARS: 1_400,
  PLN: 4,
}

function dollarsOf(code: string, country: string): string {
  return `${code}|(?:${country}) (?:dollars?|dolares)|(?:dollars?|dolares) (?:${country})`
}

const CURRENCIES: readonly (readonly [NamedCurrency, signs: string, words: string])[] = [
  ['EUR', '€', String.raw`euros?|eur|(?<=\d )(?:pavos|balles)`],
  ['GBP', '£', 'pounds?|quid|gbp|libras?|pfund'],
  // Franken is also a region, so it needs a sum before it.
  [
    'CHF',
    '',
    String.raw`chf|sfr|(?<=\d ?|(?:mil|mille|tausend) )(?:(?:swiss )?francs?(?: suisses?)?|franken|francos?(?: suizos?)?)`,
  ],
  ['JPY', '¥円', 'yen(?:es)?|jpy'],
  ['NOK', '', String.raw`nok|norweg\w* kron\w+|(?<=\d ?)(?:kr|kroner|kronen|coronas|couronnes)`],
  ['SEK', '', String.raw`sek|(?<=\d ?)kronor`],
  ['DKK', '', 'dkk|danish kroner'],
  ['CAD', '', dollarsOf('cad', 'canad\\w+|kanad\\w+')],
  ['AUD', '', dollarsOf('aud', 'aus(?:sie|tral)\\w*')],
  ['NZD', '', dollarsOf('nzd', 'new zealand|neuseel\\w+')],
  ['MXN', '', String.raw`mxn|(?<=\d ?)pesos(?: mexicanos)?`],
  ['CLP', '', String.raw`(?<=\d ?)clp`],
  ['COP', '', String.raw`(?<=\d ?)cop`],
  ['ARS', '', String.raw`(?<=\d ?)ars`],
  ['PLN', '', String.raw`pln|(?<=\d ?)(?:zl|zloty\w*)`],
  ['USD', '$', 'dollars?|dolar(?:es)?|usd|bucks'],
]
/** Signs and words of all currencies, as parts of patterns over folded text. */
export const CURRENCY_SIGNS = CURRENCIES.map(([, signs]) => signs).join('')
export const CURRENCY_WORDS = CURRENCIES.map(([, , words]) => words).join('|')
const NAMED = CURRENCIES.map(
  ([currency, signs, words]) =>
    [
      currency,
      new RegExp(String.raw`${signs ? `[${signs}]|` : ''}(?<!\p{L})(?:${words})(?!\p{L})`, 'u'),
    ] as const,
)
/** Any currency. */
export const MONEY = new RegExp(
  String.raw`[${CURRENCY_SIGNS}]|(?<!\p{L})(?:${CURRENCY_WORDS})(?!\p{L})`,
  'u',
)

/** Countries whose own pesos are meant where a text names them. */
const PESOS: readonly (readonly [NamedCurrency, RegExp])[] = [
  ['CLP', /\bchil\w+/],
  ['COP', /\bcolombi\w+/],
  ['ARS', /\bargentin\w+/],
]

/** The currency that a folded text names; null where it names none. */
export function currencyIn(plain: string): NamedCurrency | null {
  const named = NAMED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
  return (named === 'MXN' && PESOS.find(([, country]) => country.test(plain))?.[0]) || named
}
