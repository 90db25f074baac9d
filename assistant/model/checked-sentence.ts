import { readCareTopic } from '#domain/care/caution.ts'
import { readDanger } from '#domain/care/safety.ts'
import { isClaim } from '#domain/need/claims.ts'
import { fold } from '#domain/text/text.ts'

/** Facts that the sentences of the model may state. */
export type Ground = {
  /** Known facts: the listings shown, as sent to the model, and the visitor's own words. */
  facts: string
  /** Titles of listings that were sent to the model and are not shown. */
  hidden: readonly string[]
}

const ADDRESS =
  /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w|\b[\w-]+(?:\.|\s?[([]\s?(?:dot|punkt|punto|point)\s?[)\]]\s?|\s(?:dot|punkt|punto|point)\s)(?:com|net|org|io|co|app|de|fr|es|uk|eu|ch|at|info|shop|store|online|site|biz|xyz|ru)\b|<\/?[a-z]/i
const ITSELF =
  /\b(?:system ?prompt|(?:my|mis|mes) instruc\w+|meine anweisungen|as an ai|language model|modelo de lenguaje|sprachmodell|modele de langage|anthropic|claude|tool call|json|search_catalogue|get_listing|nature_near)\b/i
/** Characters that change the writing direction, and invisible ones. */
const HIDING = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u
/** Digits of other scripts, which no fact here uses. */
const OTHER_DIGITS = /[^\P{Nd}0-9]/u
/** Sums in words, and phrases for free or half price; folded. */
const SUM_IN_WORDS =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|thousand) (?:us |american )?(?:dollars?|euros?|pounds?|bucks)|(?:ein|zwei|drei|funf|zehn|zwanzig|hundert|tausend) (?:dollar|euro)|(?:un|dos|tres|cinco|diez|veinte|cien|mil) (?:dolares?|euros?)|(?:deux|trois|cinq|dix|vingt|cent|mille) (?:dollars|euros)|free of charge|for free|costs? nothing|half price|gratis|kostenlos|umsonst|gratuit\w*|a mitad de precio|zum halben preis|a moitie prix)\b/g
const NUMBER = /\d+(?:[.,]\d+)*/g
/** A count of listings ("three places", "4 of them") needs no source, a sum or a rating does. */
const isCount = (number: string) => /^[1-6]$/.test(number)
const MEASURE = /[$€£¥%]|\b(?:dollars?|euros?|pounds?|usd|eur|gbp|rated|ratings?|stars?)\b/i

/**
 * Whether a sentence of the model may be shown: it has no medical claim, no advice on care topics,
 * no address, no listing that is not shown, and no figure that is not in the facts.
 */
export function isAllowedSentence(said: string, { facts, hidden }: Ground): boolean {
  if (HIDING.test(said) || OTHER_DIGITS.test(said)) return false
  const sentence = said
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2024\u3002]/g, '.')
  const plain = fold(sentence)
  if (isClaim(sentence) || ADDRESS.test(sentence) || ITSELF.test(plain)) return false
  if (readDanger(sentence) || readCareTopic(sentence)) return false
  const told = fold(facts)
  if ((plain.match(SUM_IN_WORDS) ?? []).some((sum) => !told.includes(sum))) return false
  if (hidden.some((title) => plain.includes(fold(title)))) return false
  const known = new Set(numbersIn(facts))
  return numbersIn(sentence).every(
    (number) => known.has(number) || (isCount(number) && !MEASURE.test(sentence)),
  )
}

/** Numbers in a text, without thousands separators and zero fractions. */
function numbersIn(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((number) =>
    number.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(/[.,]0+$/, ''),
  )
}
