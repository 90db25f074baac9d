import { LRUCache } from 'lru-cache'
import { statedCountry } from '#assistant/guard/stated-country.ts'
import { normalised } from '#assistant/understand/text/normalise.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { type CareAnswer, supportText } from '#domain/care/care.ts'
import { careAnswerFor } from '#domain/care/care-for-text.ts'
import { riskText } from '#domain/care/caution.ts'
import { riskIn } from '#domain/care/risk.ts'
import { languageOfDanger } from '#domain/care/safety.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { detect } from '#domain/safety/detect.ts'

/**
 * Texts in which nothing was detected: searches come again with other limits, and the model takes as long as the
 * search. Never out of date, since the answer depends on the text only.
 */
const harmless = new LRUCache<string, true>({ max: 500 })

/** Either care in place of listings, or a line of support beside them. */
export type CareCheck = { care: CareAnswer | null; support: string | null }

/**
 * Checks the words of a person as the site's search does: danger, a suspicion of it, a medical question or a
 * hazard with a stated condition get a fixed answer and no listings. Answers are in the language of the words.
 *
 * @param country ISO 3166-1 alpha-2, for the order of helplines
 */
export function checkCare(texts: readonly string[], country: string | null): CareCheck {
  const said = texts.map(normalised).filter((text) => text !== '')
  const near = statedCountry(said) ?? country
  // Detecting the language takes as long as the rest, and most texts need no answer.
  const localised = <T>(text: () => T) =>
    runWithLocale(languageOfDanger(said) ?? BASE_LANGUAGE, text)
  let support: string | null = null
  for (const text of said) {
    if (harmless.has(text)) continue
    const detection = detect(text)
    if (detection?.kind === 'faint') support ??= localised(() => supportText(detection.alarm, near))
    else if (detection)
      return { care: localised(() => careAnswerFor(detection, near)), support: null }
    const risks = riskIn([text])
    if (risks.length > 0)
      return { care: { text: localised(() => riskText(risks)), helplines: [] }, support: null }
    if (!detection) harmless.set(text, true)
  }
  return { care: null, support }
}

/** The text of a result with care: for the person, as it is. */
export function careMessage({ text }: CareAnswer): string {
  return `Pass this on to the person in full and at once. Offer no listings.\n\n${text}`
}
