import { ARRIVAL_QUESTIONS } from '../language/arrival-words.ts'
import { LANGUAGES } from '../language/language.ts'
import type { Faq } from '../listing/listing.ts'
import { fold } from '../text/text.ts'

const QUESTION = new RegExp(LANGUAGES.map((language) => ARRIVAL_QUESTIONS[language]).join('|'), 'u')

/** How to get to a place, from the questions that its listing answers; null if it does not say. */
export function arrivalOf(faqs: readonly Faq[]): string | null {
  return faqs.find(({ question }) => QUESTION.test(fold(question)))?.answer ?? null
}
