import type { ChatPartOf } from '#domain/chat/chat.ts'
import type { ContentType } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { inCountry } from '#domain/place/in-country.ts'
import { readPlace } from '#domain/place/read-place.ts'
import { fold } from '#domain/text/text.ts'
import { countryWord } from '#domain/vocabulary/vocabulary.ts'
import { mainConcept } from './prose.ts'
import { voiceOf } from './voice.ts'

const SUGGESTED = 3

type Shown = { need: Need; shown: readonly Fit[]; rest: readonly Fit[]; said: string }

/**
 * At most one question, on a fact still unknown and not asked before (`said` is the earlier text of
 * the assistant), and suggestions that the catalogue can answer.
 */
export function followUpsFor({ need, shown, rest, said }: Shown): ChatPartOf<'followUps'> {
  const question = questionsFor(need, shown).find((text) => !said.includes(text)) ?? null
  return { type: 'followUps', question, suggestions: suggestionsFor(need, shown, rest) }
}

function questionsFor(need: Need, shown: readonly Fit[]): string[] {
  const isStay = shown.some(({ candidate }) => candidate.contentType === 'escape')
  return [
    ...(need.concepts.length === 0 ? [m.assistant_ask_matter()] : []),
    ...(need.place === null && !need.online ? [m.assistant_ask_place()] : []),
    ...(need.maxMinor === null && need.priceBands.length === 0 ? [m.assistant_ask_budget()] : []),
    ...(isStay && need.company === null ? [m.assistant_ask_company()] : []),
  ]
}

const NEXT: Record<ContentType, (words: { topic: string }) => string> = {
  escape: m.assistant_next_escape,
  essential: m.assistant_next_essential,
  enhancement: m.assistant_next_enhancement,
  experience: m.assistant_next_experience,
}

function suggestionsFor(need: Need, shown: readonly Fit[], rest: readonly Fit[]): string[] {
  const first = shown[0]?.candidate
  if (shown.length === 0) return lifting(need)
  return [
    ...otherKind(need, shown, rest),
    ...(hasCheaper(shown, rest) ? [m.assistant_suggest_cheaper()] : []),
    ...otherPlace(need, rest),
    ...(first ? [m.assistant_suggest_more({ title: first.title })] : []),
    ...(rest.length > 0 ? [m.assistant_suggest_other()] : []),
  ].slice(0, SUGGESTED)
}

/** Suggestions that relax a constraint, for an empty result. */
function lifting({ maxMinor, minMinor, priceBands, place, contentTypes }: Need): string[] {
  const isPriced = maxMinor !== null || minMinor !== null || priceBands.length > 0
  return [
    ...(isPriced ? [m.assistant_lift_price()] : []),
    ...(place ? [m.assistant_lift_place()] : []),
    ...(contentTypes.length > 0 ? [m.assistant_lift_kind()] : []),
  ]
}

function otherKind(need: Need, shown: readonly Fit[], rest: readonly Fit[]): string[] {
  const concept = mainConcept(need)
  const voice = concept && voiceOf(concept)
  const kinds = new Set(shown.map(({ candidate }) => candidate.contentType))
  const other = rest.find(
    ({ candidate }) =>
      !kinds.has(candidate.contentType) &&
      // The suggestion is worded "Apps", so a service does not match it.
      (candidate.contentType !== 'enhancement' || candidate.offering?.kind === 'app'),
  )
  return voice && other ? [NEXT[other.candidate.contentType]({ topic: voice.topic() })] : []
}

function hasCheaper(shown: readonly Fit[], rest: readonly Fit[]): boolean {
  const lowest = Math.min(...shown.flatMap(({ candidate }) => candidate.amount?.minor ?? []))
  return rest.some(({ candidate }) => candidate.amount && candidate.amount.minor < lowest)
}

/**
 * Suggests the country of another candidate, as its location spells it; empty for a stated place.
 */
function otherPlace(need: Need, rest: readonly Fit[]): string[] {
  if (need.place || need.online) return []
  for (const { candidate } of rest) {
    const place = candidate.country ? candidate.location?.split(',').at(-1)?.trim() : undefined
    if (
      place &&
      readPlace(`in ${place}`, fold(`in ${place}`))?.countries.includes(candidate.country ?? '')
    )
      return [m.assistant_suggest_place({ place: inCountry(countryWord(place), getLocale()) })]
  }
  return []
}
