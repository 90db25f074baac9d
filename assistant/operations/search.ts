import type { RequestProfile } from '#domain/booking/request-profile.ts'
import { careAnswer } from '#domain/care/care.ts'
import { careAnswerFor } from '#domain/care/care-for-text.ts'
import { readConditions, riskText } from '#domain/care/caution.ts'
import { isRisky, riskIn } from '#domain/care/risk.ts'
import type {
  CurrentPage,
  Recommendation,
  SearchReply,
  SearchRequest,
  Suggestion,
} from '#domain/chat/assistant.ts'
import { defaultExperience, referenceOf } from '#domain/chat/suggestion.ts'
import { CONCERNS, RECOVERY_PATHS } from '#domain/concepts/concern-names.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import {
  CATEGORIES,
  CATEGORY_NAMES,
  CONTENT_TYPES,
  type ContentType,
  categoryOf,
} from '#domain/listing/category.ts'
import { plainText } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { parseNeed } from '#domain/need/parse-need.ts'
import { comesToYou } from '#domain/place/journey.ts'
import { detect } from '#domain/safety/detect.ts'
import { reasonOf, reasonTags } from '../facts/facts.ts'
import { withLocalisedValues } from '../facts/localised-values.ts'
import { hashOf } from '../facts/variants.ts'
import { filterByDistance, profileText, RELAXATIONS, withProfile } from '../find/profile.ts'
import { relevant, spread } from '../find/shortlist.ts'
import { searchCare } from '../guard/operation-care.ts'
import type { Surroundings } from '../operation.ts'
import { withPick } from '../reply/cards.ts'
import { explanationOf, mainConcept, type Outcome } from '../reply/prose.ts'
import { voiceOf } from '../reply/voice.ts'
import { normalised } from '../understand/text/normalise.ts'

const RETRIEVED = 24
const SUGGESTED = 6
const RECOMMENDED = 4
const QUERIES = 2

/** Listings for a prompt, with an explanation; no listings but a care text if at risk. */
export async function search(
  { prompt, currentPage, profile }: SearchRequest,
  around: Surroundings,
): Promise<SearchReply> {
  const query = normalised(prompt)
  const heard = detect(query)
  if (heard && heard.kind !== 'faint')
    return searchCare(careAnswerFor(heard, around.country).text, query)
  const risks = riskIn([query])
  if (risks.length > 0) return searchCare(riskText(risks), query)
  const { outcome, said } = await lookUnder(profile, query, currentPage, around)
  const found = spread(outcome.fits)
  const chosen =
    outcome.gaveUp === null
      ? await around.choose?.({ ...around, operation: 'search', words: query, fits: found })
      : null
  if (chosen && 'care' in chosen)
    return searchCare(careAnswer(chosen.care, around.country).text, query)
  const fits = chosen ? [...new Set([...chosen.fits, ...found])] : found
  return {
    suggestions: suggestionsOf(outcome.need, query, fits, currentPage),
    explanation: [chosen?.text ?? explanationOf({ ...outcome, fits }), said]
      .filter(Boolean)
      .join(' '),
    processedQuery: query,
    searchQuery: plainText(query),
    recommendations: recommendationsOf(outcome.need, fits, outcome.nearest),
  }
}

/**
 * Searches within the visitor's profile; if no listing meets it, reach and then budget are dropped.
 */
async function lookUnder(
  profile: RequestProfile | undefined,
  query: string,
  page: CurrentPage,
  around: Surroundings,
): Promise<{ outcome: Outcome; said: string }> {
  const need = parseNeed(query, around.search.vocabulary())
  if (!profile) return { outcome: await look(need, query, page, around), said: '' }
  for (const givenUp of RELAXATIONS) {
    const under = withProfile(need, profile, givenUp)
    const outcome = await look(under.need, query, page, around)
    const fits = filterByDistance(outcome.fits, under)
    if (fits.length > 0)
      return { outcome: { ...outcome, fits }, said: profileText(profile, under.kept, givenUp) }
  }
  const { need: kept } = withProfile(need, profile, ['reach', 'budget'])
  return { outcome: await look(kept, query, page, around), said: '' }
}

/** Searches the page or the named kinds; if nothing is found, relaxes the page, then the place. */
async function look(
  need: Need,
  query: string,
  page: CurrentPage,
  { search: port, signal }: Surroundings,
): Promise<Outcome> {
  const named = need.contentTypes.length > 0 ? need.contentTypes : undefined
  const contentTypes = page === 'all' ? named : [CATEGORIES[page].contentType]
  const conditions = readConditions(query)
  const find = async (wanted: Need, kinds?: readonly ContentType[]) => {
    signal.throwIfAborted()
    const scope = { limit: RETRIEVED, ...(kinds && { contentTypes: kinds }) }
    const fits = relevant(wanted, await port.retrieve(wanted, scope))
    return fits.filter(({ candidate }) => !isRisky(candidate, conditions))
  }
  const found = await find(need, contentTypes)
  const base = { need, query, nearest: null }
  if (found.length > 0) return { ...base, fits: found, gaveUp: null }
  if (page !== 'all') {
    const elsewhere = await find(need, named)
    if (elsewhere.length > 0) return { ...base, fits: elsewhere, gaveUp: { page } }
  }
  if (
    need.place &&
    !named?.includes('escape') &&
    (need.concepts.length > 0 || withoutPlace(need).length > 0)
  ) {
    const placeless = { ...need, place: null, words: withoutPlace(need) }
    const fits = (await find(placeless, named)).filter(({ candidate }) => comesToYou(candidate))
    if (fits.length > 0)
      return { ...base, need: placeless, fits, gaveUp: { place: need.place.said } }
  }
  // Only escapes are priced per night.
  const sold = need.maxPer === 'night' ? (['escape'] as const) : contentTypes
  const dearer = need.maxMinor === null ? [] : await find({ ...need, maxMinor: null }, sold)
  return { ...base, fits: [], gaveUp: null, nearest: cheapest(dearer, need) }
}

function cheapest(fits: readonly Fit[], { maxPer }: Need): Fit | null {
  const priced = fits.flatMap((fit) =>
    fit.candidate.amount ? [{ fit, amount: fit.candidate.amount }] : [],
  )
  const alike = priced.filter(({ amount }) => maxPer === null || amount.per === maxPer)
  return alike.toSorted((a, b) => a.amount.minor - b.amount.minor)[0]?.fit ?? null
}

function withoutPlace({ place, words }: Need): string[] {
  const said = place?.said.toLowerCase().split(/\s+/) ?? []
  return words.filter((word) => !said.includes(word))
}

/** Objects for listings, followed by a few next queries as strings. */
function suggestionsOf(
  need: Need,
  query: string,
  fits: readonly Fit[],
  page: CurrentPage,
): Suggestion[] {
  if (fits.length === 0) {
    return mainConcept(need)
      ? nextQueries(need, query, 'all')
      : [m.assistant_next_quiet(), m.assistant_next_class(), m.assistant_next_tea()]
  }
  const items = fits.slice(0, SUGGESTED).map(({ candidate }) => ({
    category: categoryOf(candidate.contentType),
    item: candidate.title,
    listing: referenceOf(withLocalisedValues(candidate)),
  }))
  return [...items, ...nextQueries(need, query, page)]
}

const NEXT_QUERIES: Record<ContentType, (words: { topic: string }) => string> = {
  escape: m.assistant_next_escape,
  essential: m.assistant_next_essential,
  enhancement: m.assistant_next_enhancement,
  experience: m.assistant_next_experience,
}

/** Next queries: the same need in kinds that were not requested. */
function nextQueries(need: Need, query: string, page: CurrentPage): string[] {
  const concept = mainConcept(need)
  const voice = concept && voiceOf(concept)
  if (!voice) return [m.assistant_next_quiet()]
  const here = CATEGORY_NAMES.find((name) => name === page)
  const asked = here ? [CATEGORIES[here].contentType] : need.contentTypes
  const others = CONTENT_TYPES.filter((type) => !asked.includes(type))
  const start = hashOf(query) % others.length
  return [...others.slice(start), ...others.slice(0, start)]
    .slice(0, QUERIES)
    .map((type) => NEXT_QUERIES[type]({ topic: voice.topic() }))
}

/** Label of the first concern named, in lower case; empty if none. */
function concernOf({ concepts }: Need): string {
  const concern = [...CONCERNS, ...RECOVERY_PATHS].find((name) =>
    concepts.some((concept) => concept === name),
  )
  return concern ? CONCERN_LABELS[concern]().toLowerCase() : ''
}

/** Cards for the listings named in the explanation, also the nearest if none meets the budget. */
function recommendationsOf(
  need: Need,
  fits: readonly Fit[],
  nearest: Fit | null,
): Recommendation[] {
  if (fits.length === 0) {
    const unpriced = { ...need, minMinor: null, maxMinor: null }
    const cards = nearest ? recommendationsOf(unpriced, [nearest], null) : []
    return [defaultExperience(concernOf(need)), ...cards]
  }
  const said = new Set<string>()
  return fits.slice(0, RECOMMENDED).map((fit) => {
    const reason = withPick(fit, reasonOf(need, fit, said))
    for (const tag of reasonTags(fit, said)) said.add(tag)
    const { contentType, title } = fit.candidate
    return {
      type: categoryOf(contentType),
      title,
      reason,
      listing: referenceOf(withLocalisedValues(fit.candidate)),
    }
  })
}
