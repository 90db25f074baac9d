import { CURRENCY_WORDS } from './currency.ts'

/** Number words of sums by language, folded; German units come before the tens. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ five: 5, ten: 10, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fourty: 40 },
  ...{ fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000 },
  ...{ cinco: 5, diez: 10, doce: 12, quince: 15, veinte: 20, veinticinco: 25, treinta: 30 },
  ...{ cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
  ...{ cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400 },
  ...{ quinientos: 500, seiscientos: 600, setecientos: 700, ochocientos: 800, mil: 1000 },
  ...{ funf: 5, zehn: 10, zwolf: 12, funfzehn: 15, zwanzig: 20, funfundzwanzig: 25, dreissig: 30 },
  ...{ funfunddreissig: 35, vierzig: 40, funfundvierzig: 45, funfzig: 50, sechzig: 60 },
  ...{ siebzig: 70, achtzig: 80, neunzig: 90, hundert: 100, hundertfunfzig: 150 },
  ...{ zweihundert: 200, dreihundert: 300, vierhundert: 400, funfhundert: 500, tausend: 1000 },
  ...{ cinq: 5, dix: 10, douze: 12, quinze: 15, vingt: 20, trente: 30, quarante: 40 },
  ...{ cinquante: 50, soixante: 60, 'soixante dix': 70, 'quatre vingt': 80, 'quatre vingts': 80 },
  ...{ 'quatre vingt dix': 90, cent: 100, 'deux cents': 200, 'trois cents': 300 },
  ...{ 'cinq cents': 500, mille: 1000 },
  ...{ dizaine: 10, quinzaine: 15, vingtaine: 20, trentaine: 30, quarantaine: 40 },
  ...{ cinquantaine: 50, soixantaine: 60, centaine: 100 },
}
const UNITS = 'one two three four five six seven eight nine'.split(' ')
const SLANG: Readonly<Record<string, string>> = { fiver: '5 pounds', tenner: '10 pounds' }

const TENS = Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replaceAll(' ', '[ -]'))
  .join('|')
const ENGLISH_UNIT = `(?:[ -](?<unit>${UNITS.join('|')}))?`
const TIMES = `(?:(?<times>${UNITS.join('|')})[ -](?=hundred|thousand))?`
const SUM = new RegExp(
  `\\b(?:an? |une? |unos |unas )?${TIMES}(?<number>${TENS})${ENGLISH_UNIT}(?:ish)? (?:d|de |d )?(?=(?:${CURRENCY_WORDS}|(?:in|en|au) total|insgesamt|altogether|tops|max)\\b)`,
  'gu',
)
const SLANG_SUM = new RegExp(`\\b(?:a )?(${Object.keys(SLANG).join('|')})\\b`, 'g')
const ABOUT = /\b(\d{1,4}) ?-?ish\b/g

/**
 * A folded text with its sums in digits: "fifty quid" is "50 quid", "60ish" is "60", a "tenner" 10
 * pounds. Numbers in words that count no money stay.
 */
export function withAmountsInDigits(plain: string): string {
  return plain
    .replace(ABOUT, '$1')
    .replace(SLANG_SUM, (_, word: string) => SLANG[word] ?? word)
    .replace(SUM, (...found) => {
      const { times, number, unit } = found.at(-1) as Record<string, string | undefined>
      const base = NUMBERS[number?.replaceAll('-', ' ') ?? ''] ?? 0
      const factor = times ? UNITS.indexOf(times) + 1 : 1
      return `${base * factor + (unit ? UNITS.indexOf(unit) + 1 : 0)} `
    })
}
