import { CONCEPTS, type ConceptName, DECISIVE } from '#domain/concepts/concepts.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import type { Category } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { exclusionHeads } from '#domain/need/need-part-labels.ts'
import { nightsOf } from '#domain/need/need-total.ts'
import { comesToYou } from '#domain/place/journey.ts'
import { placeName } from '#domain/place/place-name.ts'
import { exclusionLabel } from '#domain/vocabulary/vocabulary.ts'
import { asideOf } from '../facts/facts.ts'
import { placeText } from '../facts/localised-values.ts'
import { money } from '../facts/number-text.ts'
import { priceFact } from '../facts/price-fact.ts'
import { categoryInSentence, listed } from '../facts/sentence.ts'
import { unusedVariantOf, variantOf } from '../facts/variants.ts'
import { voiceOf } from './voice.ts'

/** Outcome of a search, as input for its explanation. */
export type Outcome = {
  need: Need
  query: string
  fits: readonly Fit[]
  /** The relaxed constraint; null if listings meet all of them. */
  gaveUp: { page: Category } | { place: string } | null
  /** If nothing is within the budget: the cheapest listing that meets everything else. */
  nearest: Fit | null
  /** Opening sentence chosen from the conversation; by default the need is restated. */
  opening?: string
  /** Earlier text of the assistant, whose openings are not repeated. */
  said?: string
  /** Cautions are shown separately. */
  isCautioned?: boolean
}

/**
 * One to three sentences: the need restated, the listings found, and a caution or constraints met.
 */
export function explanationOf(outcome: Outcome): string {
  const { need, query, fits, gaveUp } = outcome
  if (fits.length === 0)
    return [nothingMatches(need, query), nearestOf(outcome)].filter(Boolean).join(' ')
  const opening =
    outcome.opening ?? (gaveUp ? concession(gaveUp) : openingOf(need, query, outcome.said))
  const care = outcome.isCautioned ? null : careOf(need)
  return [opening, findingOf(outcome), care ?? keptOf(need, fits.length)].filter(Boolean).join(' ')
}

/** Audiences and qualities rather than concerns: a fallback for the main concept. */
const MODIFIERS: readonly ConceptName[] = [
  'beginners',
  'women',
  'men',
  'vegan',
  'company',
  'families',
  'trauma',
]

/** The concept that a sentence or theme is about; null if no concept has a voice. */
export function mainConcept({ concepts }: Pick<Need, 'concepts'>): ConceptName | null {
  const spoken = concepts.filter((concept) => voiceOf(concept) !== null)
  const leading = DECISIVE.find((concept) => spoken.includes(concept))
  return leading ?? spoken.find((concept) => !MODIFIERS.includes(concept)) ?? spoken[0] ?? null
}

/** Groups of concepts that people live with: an answer opens with a word about them, and about no thing or place. */
const CONCERNS: ReadonlySet<string> = new Set([
  'rest',
  'head',
  'heartAndMind',
  'body',
  'inside',
  'habits',
])
/** A longer question is not repeated as a title. */
const QUOTED = 60

function openingOf(need: Need, query: string, said = ''): string | null {
  const concept = mainConcept(need)
  const voice = concept && CONCERNS.has(CONCEPTS[concept].group) ? voiceOf(concept) : null
  if (voice) return unusedVariantOf(voice.openers, query, said)
  if (/\bassessment\b/i.test(query)) return m.assistant_open_assessment()
  if (need.place?.around) return m.assistant_open_near_you()
  if (need.place) return m.assistant_open_place({ place: placeName(need.place) })
  if (need.petFriendly) return m.assistant_open_pets()
  if (need.maxMinor !== null) return null
  if (need.words.length === 0)
    return unusedVariantOf([m.assistant_open_blank_1, m.assistant_open_blank_2], query, said)
  if (query.length > QUOTED) return null
  return variantOf(
    [m.assistant_open_any_1, m.assistant_open_any_2],
    query,
  )({ query: shortened(query) })
}

const PAIRS = [
  m.assistant_found_two_1,
  m.assistant_found_two_2,
  m.assistant_found_two_3,
  m.assistant_found_two_4,
]
const SINGLES = [m.assistant_found_one_1, m.assistant_found_one_2]
const QUOTABLE = 110
const CLAIM = /\b(cures?|curing|treat\w*|diagnos\w*|heals?|healing|remed\w*)\b/i

function findingOf({ need, query, fits }: Outcome): string {
  const [first, second] = fits
  if (!first) return ''
  const { description } = first.candidate
  const isQuotable =
    getLocale() === BASE_LANGUAGE &&
    description.length <= QUOTABLE &&
    !CLAIM.test(description) &&
    /[.!?]$/.test(description)
  const pair = second && !isTwin(first, second) ? second : fits[2]
  const ways: (() => string)[] = pair
    ? PAIRS.map((say) => () => say({ first: entryOf(need, first), second: entryOf(need, pair) }))
    : SINGLES.map((say) => () => say({ first: entryOf(need, first) }))
  const quote = () => m.assistant_found_quote({ first: entryOf(need, first), words: description })
  return variantOf(isQuotable ? [...ways, quote] : ways, `${query} found`)()
}

/** Whether two listings are dates or sizes of one product; different ones are more informative. */
function isTwin(a: Fit, b: Fit): boolean {
  return (
    a.candidate.title.split(/[\s:,]/, 2).join(' ') ===
    b.candidate.title.split(/[\s:,]/, 2).join(' ')
  )
}

function entryOf(need: Need, fit: Fit): string {
  const { title, location } = fit.candidate
  const place = placeText(fit.candidate)
  const isTold = location !== null && title.includes(location.split(',', 1).join())
  const entry =
    place && !isTold && !comesToYou(fit.candidate)
      ? m.assistant_entry_place({ title, place })
      : title
  const facts = asideOf(need, fit)
  return facts.length > 0 ? m.assistant_entry_facts({ entry, facts: facts.join(', ') }) : entry
}

const CARES: Partial<Record<ConceptName, () => string>> = {
  pregnancy: m.assistant_care_pregnancy,
  mood: m.assistant_care_mood,
  heart: m.assistant_care_heart,
  pain: m.assistant_care_pain,
  headache: m.assistant_care_pain,
  trauma: m.assistant_care_trauma,
  cancer: m.assistant_care_cancer,
  quitting: m.assistant_care_quitting,
}

/** A caution for sensitive concepts; null if none applies. */
function careOf({ concepts, words }: Need): string | null {
  const care = concepts.find(
    (concept) =>
      CARES[concept] &&
      (concept !== 'trauma' || words.some((word) => /trauma|ptsd|flashback/.test(word))),
  )
  const isSmoking =
    care === 'quitting' && !words.some((word) => /alcohol|drink|sober|wine/.test(word))
  return care && !isSmoking ? (CARES[care]?.() ?? null) : null
}

function keptOf(need: Need, count: number): string | null {
  const musts = keptMusts(need)
  if (musts.length === 0) return null
  return count === 1
    ? m.assistant_kept_it({ musts: listed(musts) })
    : m.assistant_kept_each({ musts: listed(musts) })
}

function keptMusts(need: Need): string[] {
  const { petFriendly, wheelchair, maxMinor } = need
  return [
    ...(petFriendly ? [m.assistant_kept_pets()] : []),
    ...(wheelchair ? [m.assistant_kept_wheelchair()] : []),
    ...(maxMinor === null ? [] : [keptPrice(need, maxMinor)]),
  ]
}

function keptPrice({ maxPer: per, totalMinor, duration }: Need, minor: number): string {
  if (minor === 0) return m.assistant_kept_free()
  if (totalMinor !== null && nightsOf(duration) !== null)
    return m.assistant_kept_price_total({ price: money(minor), total: money(totalMinor) })
  return per === 'night'
    ? m.assistant_kept_price_night({ price: money(minor) })
    : m.assistant_kept_price({ price: money(minor) })
}

function concession(gaveUp: NonNullable<Outcome['gaveUp']>): string {
  if ('place' in gaveUp) return m.assistant_none_place_elsewhere(gaveUp)
  return m.assistant_none_page({ category: categoryInSentence(gaveUp.page) })
}

/** States that nothing matches the constraints, or the query if there are none. */
export function nothingMatches(need: Need, query: string): string {
  const musts = [
    ...(need.petFriendly ? [m.assistant_must_pets()] : []),
    ...(need.wheelchair ? [m.assistant_must_wheelchair()] : []),
    ...(need.maxMinor === null
      ? []
      : [
          need.maxMinor === 0
            ? m.assistant_must_free()
            : m.assistant_must_price({ price: money(need.maxMinor) }),
        ]),
    ...(need.place ? [m.assistant_must_place({ place: placeName(need.place) })] : []),
    ...(need.avoided.length > 0
      ? [
          m.assistant_must_avoid({
            avoided: listed(
              exclusionHeads(need.avoided).map((head) => exclusionLabel(head, need.avoidedAs)),
            ),
          }),
        ]
      : []),
  ]
  if (musts.length > 1) return m.assistant_none_musts({ musts: listed(musts) })
  if (musts[0]) return m.assistant_none_must({ musts: musts[0] })
  return variantOf([m.assistant_none_1, m.assistant_none_2], query)({ query: shortened(query) })
}

function nearestOf({ nearest }: Outcome): string | null {
  const price = nearest && priceFact(nearest.candidate.amount)
  return price ? m.assistant_none_nearest({ title: nearest.candidate.title, price }) : null
}

const SHOWN = 80

function shortened(query: string): string {
  const letters = [...query]
  return letters.length <= SHOWN ? query : `${letters.slice(0, SHOWN).join('').trimEnd()}…`
}
