import { CURRENCY_WORDS } from './currency.ts'

/** Number words of four languages, folded; a collective noun ("une vingtaine") counts as its number. */
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  `one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13
  fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40
  fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 grand 1000
  dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15
  dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veinticinco 25 treinta 30 cuarenta 40
  cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 doscientas 200
  trescientos 300 trescientas 300 cuatrocientos 400 cuatrocientas 400 quinientos 500 quinientas 500
  seiscientos 600 setecientos 700 ochocientos 800 novecientos 900 mil 1000
  ein 1 eins 1 zwei 2 drei 3 vier 4 funf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwolf 12 dreizehn 13
  vierzehn 14 funfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreissig 30 vierzig 40
  funfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000
  deux 2 trois 3 quatre 4 cinq 5 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15
  seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 cent 100 cents 100 mille 1000
  dizaine 10 quinzaine 15 vingtaine 20 trentaine 30 quarantaine 40 cinquantaine 50 soixantaine 60 centaine 100`
    .split(/\s+/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, Number(all[at + 1])]] : [])),
)
const SLANG: Readonly<Record<string, string>> = { fiver: '5 pounds', tenner: '10 pounds' }

const WORDS = Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
/** German writes a number as one word: "zweihundertfünfzig". */
const WORD = `(?:(?:${WORDS})(?:(?:und)?(?:${WORDS}))*)`
const PART = new RegExp(String.raw`\d+|${WORDS}`, 'g')
/** Currencies that `CURRENCY_WORDS` only knows after digits. */
const AFTER_WORDS =
  'us dollars?|pesos|francs?|franken|francos|kron(?:er|en|or)|coronas|couronnes|pavos|balles'
const SUM = new RegExp(
  String.raw`\b(?:an? |une? |unos |unas )?(?:\d{1,3} (?=mil|mille|thousand|grand|tausend))?(?<sum>${WORD}(?:(?:[ -]| (?:and|und|et|y) )${WORD})*)(?:ish)? (?:d|de |d )?(?=(?:${CURRENCY_WORDS}|${AFTER_WORDS}|(?:in|en|au) total|insgesamt|altogether|tops|max)\b)`,
  'gu',
)
/** "An hour, grand max" in French: no thousand. */
const GRAND_ALONE = /^grand /
const SLANG_SUM = new RegExp(`\\b(?:a )?(${Object.keys(SLANG).join('|')})\\b`, 'g')
const ABOUT = /\b(\d{1,4}) ?-?ish\b/g

/**
 * A folded text with its sums in digits: "three hundred and fifty quid" is "350 quid", "120 mil pesos" "120000
 * pesos", "60ish" is "60", a "tenner" 10 pounds. Numbers in words that count no money stay.
 */
export function withAmountsInDigits(plain: string): string {
  return plain
    .replace(ABOUT, '$1')
    .replace(SLANG_SUM, (_, word: string) => SLANG[word] ?? word)
    .replace(SUM, (sum) => (GRAND_ALONE.test(sum) ? sum : `${sumOf(sum.match(PART) ?? [])} `))
}

/** The number that its words add up to, in order: "two hundred fifty" is 2 × 100 + 50. */
function sumOf(words: readonly string[]): number {
  let [thousands, rest] = [0, 0]
  words.forEach((word, at) => {
    const value = NUMBERS[word] ?? Number(word)
    if (value === 1000) [thousands, rest] = [(rest || 1) * 1000, 0]
    else if (value === 100) rest = (rest || 1) * 100
    // "Quatre-vingts" is four times twenty.
    else if (value === 20 && words[at - 1] === 'quatre') rest += 76
    else rest += value
  })
  return thousands + rest
}
