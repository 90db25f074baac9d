import type { RequestProfile } from '#domain/booking/request-profile.ts'
import { readDanger } from '#domain/care/safety.ts'
import { isConceptName } from '#domain/concepts/concepts.ts'
import type { MatchedConcept } from '#domain/concepts/match-concepts.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { isElsewhere } from '#domain/need/constraints.ts'
import type { Fit } from '#domain/need/fit.ts'
import { type Need, readNeed } from '#domain/need/need.ts'
import { comesToYou, isAtHome } from '#domain/place/journey.ts'
import { fold } from '#domain/text/text.ts'
import { money } from '../facts/number-text.ts'
import { listed } from '../facts/sentence.ts'

/** Parts of a profile that an answer can apply. */
export const PROFILE_PARTS = ['concerns', 'avoid', 'budget', 'reach'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

/** A need with the additions of a profile. */
export type ProfiledNeed = {
  need: Need
  kept: ProfilePart[]
  /** Whether a listing is too far away for the profile. */
  isOutOfReach: (candidate: Candidate) => boolean
}

/** Weight of concerns and goals: they influence the order, and never outweigh the message. */
const LEANING = 0.25

/**
 * Applies a profile to a need. The message has precedence: a price, place or practice in it
 * overrides that part of the profile. If it names nothing, the concerns of the profile are searched
 * for.
 */
export function withProfile(
  need: Need,
  profile: RequestProfile,
  without: readonly ProfilePart[] = [],
): ProfiledNeed {
  const kept = (part: ProfilePart) => !without.includes(part)
  const avoided = kept('avoid') ? avoidedBy(need, profile) : []
  const hasBudget =
    kept('budget') &&
    profile.budgetMinor !== undefined &&
    need.minMinor === null &&
    need.maxMinor === null &&
    need.priceBands.length === 0
  const isFree = kept('reach') && need.place === null && need.elsewhere === null && !need.inPerson
  const isOutOfReach = isFree ? reachOf(profile) : null
  const leaning = leaningOf(need, profile)
  const isBlank = need.words.length === 0 && need.concepts.length === 0
  const isTheirs = isBlank && (profile.concerns?.length ?? 0) > 0
  return {
    need: {
      ...need,
      ...(hasBudget && { maxMinor: profile.budgetMinor ?? null }),
      avoided: [...new Set([...need.avoided, ...avoided])],
      asked: isTheirs ? leaning.map(asSaid) : [...need.asked, ...leaning],
      ...(isTheirs && { concepts: leaning.map(({ name }) => name) }),
    },
    kept: [
      ...(isTheirs ? (['concerns'] as const) : []),
      ...(avoided.length > 0 ? (['avoid'] as const) : []),
      ...(hasBudget ? (['budget'] as const) : []),
      ...(isOutOfReach ? (['reach'] as const) : []),
    ],
    isOutOfReach: isOutOfReach ?? (() => false),
  }
}

/** Sentences of an answer about the profile: the parts applied, and the part that could not be. */
export function profileText(
  profile: RequestProfile,
  kept: readonly ProfilePart[],
  dropped: readonly ProfilePart[],
): string {
  const { concerns = [], avoid = [], budgetMinor = 0, reach, home = '' } = profile
  const said: Record<ProfilePart, () => string> = {
    concerns: () =>
      m.profile_said_concerns({
        concerns: listed(concerns.map((name) => CONCERN_LABELS[name]().toLowerCase())),
      }),
    avoid: () => m.profile_said_avoid({ words: listed(avoid) }),
    budget: () => m.profile_said_budget({ price: money(budgetMinor) }),
    reach: () => (reach === 'home' ? m.profile_said_home() : m.profile_said_near({ place: home })),
  }
  const missed = dropped.includes('budget')
    ? [m.profile_missed_budget({ price: money(budgetMinor) })]
    : dropped.includes('reach')
      ? [m.profile_missed_reach()]
      : []
  return [...kept.map((part) => said[part]()), ...missed].join(' ')
}

/** Parts to drop, in this order, if no listing meets all of them; exclusions never are. */
export const RELAXATIONS: readonly (readonly ProfilePart[])[] = [
  [],
  ['reach'],
  ['budget'],
  ['reach', 'budget'],
]

/** Words excluded by the profile, without those the visitor asks for now. */
function avoidedBy(need: Need, { avoid = [] }: RequestProfile): string[] {
  const wanted = ` ${fold([...need.words, ...need.asked.map(({ said }) => said)].join(' '))} `
  return avoid
    .flatMap((words) => {
      const looked = readNeed(`no ${words}`).avoided
      return looked.length > 0 ? looked : [fold(words)]
    })
    .filter((word) => word !== '' && !wanted.includes(` ${word} `))
}

function leaningOf(need: Need, { concerns = [], goals = [] }: RequestProfile): MatchedConcept[] {
  const fromGoals = goals
    .filter((goal) => !readDanger(goal))
    .flatMap((goal) => readNeed(goal).asked)
    .map(({ name }) => name)
  const names = [...new Set([...concerns.filter(isConceptName), ...fromGoals])]
  return names
    .filter((name) => !need.asked.some((asked) => asked.name === name))
    .map((name) => ({ name, weight: LEANING, said: name, implied: true }))
}

function asSaid(concept: MatchedConcept): MatchedConcept {
  return { ...concept, weight: 1, implied: false }
}

/** Predicate for listings out of reach; null if the profile sets no limit that can be parsed. */
function reachOf({ reach, home = '' }: RequestProfile): ((candidate: Candidate) => boolean) | null {
  const comes = (candidate: Candidate) => comesToYou(candidate) || isAtHome(candidate)
  if (reach === 'home') return (candidate) => !comes(candidate)
  if (reach !== 'near') return null
  const { place } = readNeed(`in ${home}`)
  if (!place) return null
  return (candidate) => !comes(candidate) && !isElsewhere({ elsewhere: place }, candidate)
}

/** Listings within the reach of the profile. */
export function filterByDistance(fits: readonly Fit[], { isOutOfReach }: ProfiledNeed): Fit[] {
  return fits.filter(({ candidate }) => !isOutOfReach(candidate))
}
