import type { Concern } from '../concepts/concern-names.ts'
import { wordsOf } from '../text/text.ts'

/** What a rule does with a listing that matches: `pin` puts it first, `boost` moves it up, `hide` leaves it out. */
export const RULE_EFFECTS = ['pin', 'boost', 'hide'] as const
export type RuleEffect = (typeof RULE_EFFECTS)[number]

export type RuleListing = { id: string; effect: RuleEffect }

/** Most listings of one rule. */
export const RULE_LISTINGS = 20
/** Places that a boost moves a listing up. */
const BOOST_PLACES = 10

/** A rule of whoever runs the site for the results of a query or a concern. */
export type SearchRule = {
  id: string
  /** The whole text of the searches that it is for; empty for a rule of a concern. */
  words: string
  concern: Concern | null
  /** Read in place of `words` wherever a search contains them; empty without a synonym. */
  synonym: string
  /** Pins in the order in which they are shown. */
  listings: RuleListing[]
  /** Days, both included, in UTC; null for no limit. */
  startsOn: string | null
  endsOn: string | null
  published: boolean
}

export type RuleDraft = Omit<SearchRule, 'id' | 'published'>

export function isInForce({ published, startsOn, endsOn }: SearchRule, today: string): boolean {
  return published && (startsOn ?? today) <= today && today <= (endsOn ?? today)
}

/** A search with its words replaced by synonyms. */
export function withSynonyms(q: string, rules: readonly RuleDraft[]): string {
  return rules.reduce((text, { words, synonym }) => {
    if (words === '' || synonym === '') return text
    const [typed, replaced] = [wordsOf(text), wordsOf(words)]
    const at = typed.findIndex((_, start) =>
      replaced.every((word, offset) => typed[start + offset] === word),
    )
    if (at < 0 || replaced.length === 0) return text
    return typed.toSpliced(at, replaced.length, synonym).join(' ')
  }, q)
}

/** The effects of all rules for a search with these words and concerns; those of earlier rules count first. */
export function effectsFor(
  rules: readonly RuleDraft[],
  { q, concerns }: { q: string; concerns: readonly string[] },
): RuleListing[] {
  const typed = wordsOf(q).join(' ')
  return effectsOf(
    rules.filter(({ words, concern }) =>
      concern ? concerns.includes(concern) : typed !== '' && wordsOf(words).join(' ') === typed,
    ),
  )
}

/** What rules do with each of their listings, by the first rule that names it. */
export function effectsOf(rules: readonly RuleDraft[]): RuleListing[] {
  const effects = rules.flatMap(({ listings }) => listings)
  return [...new Map(effects.toReversed().map((each) => [each.id, each])).values()].toReversed()
}

/** Ids of the listings that rules leave out. */
export function hiddenIn(effects: readonly RuleListing[]): string[] {
  return effects.filter(({ effect }) => effect === 'hide').map(({ id }) => id)
}

/** `isPicked`: a rule moved it up. */
export type Curated<Hit> = { hit: Hit; isPicked: boolean }

/**
 * A ranked list after rules: it loses what is hidden and changes its order, but never gains a listing that does not
 * match. A hit that moves up gets the score of its new place.
 */
export function curate<Hit extends { id: string; score: number }>(
  ranked: readonly Hit[],
  effects: readonly RuleListing[],
): Curated<Hit>[] {
  const idsOf = (effect: RuleEffect) =>
    effects.filter((e) => e.effect === effect).map(({ id }) => id)
  const hidden = new Set(hiddenIn(effects))
  const shown = ranked.filter(({ id }) => !hidden.has(id))
  const byId = new Map(shown.map((hit) => [hit.id, hit]))
  const pins = idsOf('pin').flatMap((id) => byId.get(id) ?? [])
  const order = [
    ...pins,
    ...boosted(shown, new Set(idsOf('boost'))).filter((h) => !pins.includes(h)),
  ]
  const placeOf = new Map(shown.map(({ id }, place) => [id, place]))
  const moved = new Set(effects.map(({ id }) => id))
  let score = Number.NEGATIVE_INFINITY
  return order
    .map((hit, place) => ({
      hit,
      isPicked: moved.has(hit.id) && place < (placeOf.get(hit.id) ?? 0),
    }))
    .toReversed()
    .map(({ hit, isPicked }) => {
      score = Math.max(score, hit.score)
      return { hit: { ...hit, score }, isPicked }
    })
    .toReversed()
}

function boosted<Hit extends { id: string }>(
  ranked: readonly Hit[],
  ids: ReadonlySet<string>,
): Hit[] {
  const order = [...ranked]
  ranked.forEach((hit, place) => {
    if (!ids.has(hit.id)) return
    order.splice(place, 1)
    order.splice(Math.max(0, place - BOOST_PLACES), 0, hit)
  })
  return order
}
