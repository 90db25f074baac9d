import type { ChatPartOf } from '#domain/chat/chat.ts'
import { categoryOf } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { needPartLabel } from '#domain/need/need-part-labels.ts'
import { needParts } from '#domain/need/need-parts.ts'
import { placeName } from '#domain/place/place-name.ts'
import { CONCEPT_LABELS } from '#domain/thesaurus/labels.ts'
import { placeText } from '../facts/localised-values.ts'
import { distanceText, money } from '../facts/number-text.ts'
import { priceOf } from '../facts/price-fact.ts'
import { ratedFact } from '../facts/rated-fact.ts'
import { categoryInSentence, listed } from '../facts/sentence.ts'
import { unusedVariantOf } from '../facts/variants.ts'
import type { Distances } from '../find/distances.ts'
import { type Found, isNearest } from '../find/found.ts'
import type { Act, Order } from '../understand/act.ts'
import { explanationOf, nothingMatches } from './prose.ts'
import { quotedWords } from './unchecked.ts'

/** The text of a search result: matches, nearest matches, or none. */
export function foundText(
  found: Found,
  shown: readonly Fit[],
  about: string,
  act: Act,
  { isCautioned, isSame, said }: { isCautioned: boolean; isSame: boolean; said: string },
): string {
  const { need, gaveUp } = found
  const outcome = {
    need,
    query: about,
    fits: shown,
    gaveUp: null,
    nearest: null,
    isCautioned,
    said,
  }
  if (shown.length === 0) return `${nothing(need, about)} ${m.assistant_nothing_next()}`
  if (found.order) return sayFirst(need, found.order, shown)
  if (gaveUp?.limit === 'cheaper') {
    const price = money(gaveUp.minor)
    return `${m.assistant_none_cheaper({ price })} ${m.assistant_near_cheaper({ entries: entriesOf(need, shown) })}`
  }
  if (gaveUp?.limit === 'matter') {
    const needs = CONCEPT_LABELS[gaveUp.matter]()
    return m.assistant_open_unmet({ needs, entries: entriesOf(need, shown) })
  }
  if (gaveUp?.limit === 'thing')
    return m.assistant_none_thing({
      thing: need.thing?.said ?? '',
      entries: entriesOf(need, shown),
    })
  if (isNearest(gaveUp)) {
    if (gaveUp.limit === 'place' && gaveUp.away)
      return `${nothing(need, about)} ${saidByDistance(gaveUp.away, shown)}`
    const opening = gaveUp.limit === 'fresh' ? m.assistant_near_fresh() : nothing(need, about)
    return `${opening} ${NEAREST[gaveUp.limit]({ entries: entriesOf(need, shown) })}`
  }
  const opening = openingFor(found, act, about, { isSame, said })
  return explanationOf(opening === null ? outcome : { ...outcome, opening })
}

/** States that nothing matches all needs, by name; quotes the query if none was parsed. */
function nothing(need: Need, about: string): string {
  const said = needParts(need).filter(({ kind }) => kind !== 'repair')
  // "Massage" implies the content type, whose name is a heading and no word.
  const isMatter = said.some(({ kind }) => kind === 'concept')
  const labels = said
    .filter(({ kind }) => kind !== 'contentTypes' || !isMatter)
    .map((part) =>
      part.kind === 'contentTypes'
        ? listed(part.values.map((kind) => categoryInSentence(categoryOf(kind))))
        : needPartLabel(part, money),
    )
  return labels.length > 0
    ? m.assistant_none_all({ needs: labels.join(', ') })
    : nothingMatches(need, about)
}

const NAMED = 3

function entriesOf(need: Need, shown: readonly Fit[]): string {
  return listed(shown.slice(0, NAMED).map(({ candidate }) => entryOf(need, candidate)))
}

function entryOf(need: Need, candidate: Candidate): string {
  const { title } = candidate
  const price = priceOf(need, candidate)
  return price ? m.assistant_entry_facts({ entry: title, facts: price }) : title
}

const FIRST_BY = {
  price: m.assistant_first_price,
  dearest: m.assistant_first_dearest,
  rating: m.assistant_first_rating,
  popular: m.assistant_first_popular,
}

/** Lists the first results of an order, each with the figure that it is sorted by. */
function sayFirst(need: Need, order: Order, shown: readonly Fit[]): string {
  const isRated = order === 'rating' || order === 'popular'
  const rated = shown.slice(0, NAMED).map(({ candidate }) => {
    const facts = ratedFact(candidate)
    return facts ? m.assistant_entry_facts({ entry: candidate.title, facts }) : candidate.title
  })
  return FIRST_BY[order]({ entries: isRated ? listed(rated) : entriesOf(need, shown) })
}

/** Distance from which listings are not near a town, which must be stated. */
const NOT_NEAR_KM = 300

/** Lists the nearest matches to a place, with their distances from a town. */
function saidByDistance({ place, kmOf, isTown }: Distances, shown: readonly Fit[]): string {
  const entries = shown.slice(0, NAMED).map(({ candidate }) => {
    const km = kmOf.get(candidate.id)
    const facts = [placeText(candidate), isTown && km !== undefined ? distanceText(km) : null]
    return m.assistant_entry_facts({
      entry: candidate.title,
      facts: facts.filter(Boolean).join(', '),
    })
  })
  const least = Math.min(...shown.map(({ candidate }) => kmOf.get(candidate.id) ?? 0))
  const say =
    isTown && least > NOT_NEAR_KM ? m.assistant_near_place_far : m.assistant_near_place_by_distance
  return say({ place, entries: listed(entries) })
}

const NEAREST = {
  price: m.assistant_near_price,
  place: m.assistant_near_place,
  kind: m.assistant_near_kind,
  fresh: m.assistant_near_again,
  fact: m.assistant_near_all_the_same,
  condition: m.assistant_near_all_the_same,
}

const REFINED = [m.assistant_open_refine_1, m.assistant_open_refine_2, m.assistant_open_refine_3]

function openingFor(
  { need, gaveUp }: Found,
  { kind }: Act,
  about: string,
  { isSame, said }: { isSame: boolean; said: string },
): string | null {
  const words = gaveUp?.limit === 'words' ? quotedWords(need) : null
  if (words) return m.assistant_open_words({ words })
  if (gaveUp?.limit === 'page')
    return m.assistant_none_page({ category: categoryInSentence(gaveUp.page) })
  if (gaveUp?.limit === 'quality') return m.assistant_open_quality()
  if (kind === 'cheaper' && need.maxMinor !== null)
    return m.assistant_open_cheaper({ price: money(need.maxMinor + 100) })
  if (kind === 'closer')
    return need.place?.around
      ? null
      : need.place
        ? m.assistant_open_closer_place({ place: placeName(need.place) })
        : m.assistant_open_closer()
  if (kind === 'other')
    return unusedVariantOf([m.assistant_open_other_1, m.assistant_open_other_2], about, said) ?? ''
  if (isSame && (kind === 'refine' || kind === 'unclear')) return m.assistant_open_same()
  if (kind === 'refine' || kind === 'unclear') return unusedVariantOf(REFINED, about, said) ?? ''
  return null
}

/** The text of a plan: its stay or its listings, its total and the budget. */
export function planText(plan: ChatPartOf<'plan'>): string {
  const { slots, totalMinor, budgetMinor } = plan
  const titles = listed(slots.map(({ chosen }) => chosen.card.title))
  const total = money(totalMinor)
  const sum =
    budgetMinor === null
      ? m.assistant_plan_total({ total })
      : m.assistant_plan_within({ total, budget: money(budgetMinor) })
  const stay = slots.find(({ category }) => category === 'escapes')?.chosen.card.title
  const isDaily = slots.some(({ day }) => day !== null)
  const withoutStay = isDaily
    ? m.assistant_plan_days({ days: plan.days })
    : m.assistant_plan_of({ titles })
  const opening = stay ? m.assistant_plan_trip({ days: plan.days, title: stay }) : withoutStay
  return [opening, sum, m.assistant_plan_swap()].join(' ')
}

const TALK = {
  thanks: [m.assistant_talk_thanks_1, m.assistant_talk_thanks_2, m.assistant_talk_thanks_3],
  greeting: [m.assistant_talk_greeting_1, m.assistant_talk_greeting_2],
  bye: [m.assistant_talk_bye],
  complaint: [m.assistant_talk_complaint],
  notMeant: [m.assistant_talk_not_meant],
  yesNo: [m.assistant_talk_yes_no],
  abilities: [m.assistant_talk_abilities],
  refund: [m.assistant_talk_refund],
  myData: [m.assistant_talk_data],
  howAreYou: [m.assistant_talk_how],
  offTopic: [m.assistant_talk_off_topic_1, m.assistant_talk_off_topic_2],
} as const

/** Variants of an answer to small talk, without listings. */
export function talkText(kind: keyof typeof TALK): string[] {
  return TALK[kind].map((say) => say())
}
