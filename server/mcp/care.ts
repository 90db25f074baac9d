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
  return runWithLocale(languageOfDanger(said) ?? BASE_LANGUAGE, () => {
    let support: string | null = null
    for (const text of said) {
      const detection = detect(text)
      if (detection?.kind === 'faint') support ??= supportText(detection.alarm, near)
      else if (detection) return { care: careAnswerFor(detection, near), support: null }
      const risks = riskIn([text])
      if (risks.length > 0) return { care: { text: riskText(risks), helplines: [] }, support: null }
    }
    return { care: null, support }
  })
}

/** The text of a result with care: for the person, as it is. */
export function careMessage({ text }: CareAnswer): string {
  return `Pass this on to the person in full and at once. Offer no listings.\n\n${text}`
}
