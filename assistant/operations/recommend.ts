import { careAnswer } from '#domain/care/care.ts'
import { careAnswerFor } from '#domain/care/care-for-text.ts'
import { readConditions, riskText } from '#domain/care/caution.ts'
import { isRisky, riskIn } from '#domain/care/risk.ts'
import type { RecommendReply, RecommendRequest } from '#domain/chat/assistant.ts'
import { topRecommendations } from '#domain/chat/suggestion.ts'
import { CATEGORIES } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { parseNeed } from '#domain/need/parse-need.ts'
import { detect } from '#domain/safety/detect.ts'
import { withLocalisedValues } from '../facts/localised-values.ts'
import { recommendCare } from '../guard/operation-care.ts'
import type { Surroundings } from '../operation.ts'
import { mainConcept } from '../reply/prose.ts'
import { voiceOf } from '../reply/voice.ts'
import { normalised, textOf } from '../understand/text/normalise.ts'

/** Number of matches from which the three best rated are chosen. */
const POOL = 9

/**
 * The three best rated listings for a prompt, with a theme; no listings but a care text if at risk.
 */
export async function recommend(
  { prompt, context, currentPage }: RecommendRequest,
  { search, signal, choose, country }: Surroundings,
): Promise<RecommendReply> {
  const words = normalised(`${prompt} ${textOf(context)}`)
  const heard = detect(words)
  if (heard && heard.kind !== 'faint') return recommendCare(careAnswerFor(heard, country).text)
  const risks = riskIn([words])
  if (risks.length > 0) return recommendCare(riskText(risks))
  const need = parseNeed(words, search.vocabulary())
  const kinds = currentPage === 'all' ? {} : { contentTypes: [CATEGORIES[currentPage].contentType] }
  signal.throwIfAborted()
  const met = await search.retrieve(need, { limit: POOL, ...kinds })
  signal.throwIfAborted()
  const isVague = met.length === 0 && need.concepts.length === 0
  const found = isVague
    ? await search.retrieve({ ...need, words: [] }, { limit: POOL, ...kinds })
    : met
  const conditions = readConditions(words)
  const fits = found.filter(({ candidate }) => !isRisky(candidate, conditions))
  if (found.length > 0 && fits.length === 0) return recommendCare(riskText(conditions))
  const chosen = await choose?.({ operation: 'recommend', words, fits, signal })
  if (chosen && 'care' in chosen) return recommendCare(careAnswer(chosen.care, country).text)
  const concept = mainConcept(need)
  return {
    recommendations: topRecommendations(
      (chosen?.fits ?? fits).map(({ candidate }) => withLocalisedValues(candidate)),
    ),
    theme: chosen?.text ?? (concept && voiceOf(concept)?.theme()) ?? m.chat_default_theme(),
  }
}
