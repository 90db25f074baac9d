import { readCareTopic } from '#domain/caution.ts'
import { isClaim } from '#domain/claims.ts'
import { readDanger } from '#domain/safety.ts'
import { fold } from '#domain/text.ts'

/** What the words of the model may speak of. */
export type Ground = {
  /** All that is known to be so: the listings shown, as the model was told, and the visitor's own words. */
  facts: string
  /** Titles of listings that the model was told of and that are not shown. */
  hidden: readonly string[]
}

const ADDRESS =
  /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w|\b[\w-]+\.(?:com|net|org|io|co|app|de|fr|es|uk)\b|<\/?[a-z]/i
const ITSELF =
  /\b(?:system prompt|my instructions|as an ai|language model|anthropic|claude|tool call|json|search_catalogue|get_listing|nature_near)\b/i
const NUMBER = /\d+(?:[.,]\d+)*/g
/** Counting what is shown ("three places", "4 of them") needs no source, a sum or a rating does. */
const isCount = (number: string) => /^[1-6]$/.test(number)
const MEASURE = /[$€£¥%]|\b(?:dollars?|euros?|pounds?|usd|eur|gbp|rated|ratings?|stars?)\b/i

/**
 * Whether a sentence of the model may be shown: it promises no medical effect, gives no advice that
 * belongs elsewhere, names no address, no listing that is not shown, and no figure that nobody gave it.
 */
export function isSayable(sentence: string, { facts, hidden }: Ground): boolean {
  if (isClaim(sentence) || ADDRESS.test(sentence) || ITSELF.test(sentence)) return false
  if (readDanger(sentence) || readCareTopic(sentence)) return false
  const plain = fold(sentence)
  if (hidden.some((title) => plain.includes(fold(title)))) return false
  const known = new Set(numbersIn(facts))
  return numbersIn(sentence).every(
    (number) => known.has(number) || (isCount(number) && !MEASURE.test(sentence)),
  )
}

/** The numbers of a text, without separators of thousands and without a fraction of nothing. */
function numbersIn(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((number) =>
    number.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(/[.,]0+$/, ''),
  )
}
