/** Currencies recognised in texts. */
const NAMED_CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const
export type NamedCurrency = (typeof NAMED_CURRENCIES)[number]

/** Approximate; the label of a price in yen says so. */
export const YEN_IN_DOLLAR = 150

const CURRENCIES: readonly (readonly [NamedCurrency, signs: string, words: string])[] = [
  ['EUR', '€', String.raw`euros?|eur|(?<=\d )pavos`],
  ['GBP', '£', 'pounds?|quid|gbp|libras?|pfund'],
  // Franken is also a region, so it needs a sum before it.
  [
    'CHF',
    '',
    String.raw`chf|sfr|(?<=\d ?|(?:mil|mille|tausend) )(?:(?:swiss )?francs?(?: suisses?)?|franken|francos?(?: suizos?)?)`,
  ],
  ['JPY', '¥円', 'yen(?:es)?|jpy'],
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

/** The currency that a folded text names; null where it names none. */
export function currencyIn(plain: string): NamedCurrency | null {
  return NAMED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
