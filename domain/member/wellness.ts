import {
  BUDGET_LIMIT,
  EXCLUSION_LENGTH_LIMIT,
  EXCLUSIONS_LIMIT,
  GOAL_LENGTH_LIMIT,
  GOALS_LIMIT,
  type RequestProfile,
} from '../booking/request-profile.ts'
import { isRecord } from '../chat/suggestion.ts'
import { CONCERN_NAMES, type Concern } from '../concepts/concern-names.ts'

/** Personal details for better recommendations. Each part is used only when enabled. */

/** Online and at home only; also in the home area; anywhere. */
export const TRAVEL_RANGES = ['home', 'near', 'anywhere'] as const
export type TravelRange = (typeof TRAVEL_RANGES)[number]

/** One part: its value, whether recommendations may use it, and its last change (ms; 0: never). */
export type ProfilePart<T> = { value: T; use: boolean; at: number }

export type Wellness = {
  concerns: ProfilePart<readonly Concern[]>
  goals: ProfilePart<readonly string[]>
  avoid: ProfilePart<readonly string[]>
  budget: ProfilePart<number | null>
  travel: ProfilePart<TravelRange>
}
export type WellnessPart = keyof Wellness

export const NO_WELLNESS: Wellness = {
  concerns: { value: [], use: false, at: 0 },
  goals: { value: [], use: false, at: 0 },
  avoid: { value: [], use: false, at: 0 },
  budget: { value: null, use: false, at: 0 },
  travel: { value: 'anywhere', use: false, at: 0 },
}

/** Validates stored or sent values: invalid parts become empty. */
export function readWellness(value: unknown): Wellness {
  const parts = isRecord(value) ? value : {}
  return {
    concerns: partOf(parts['concerns'], readConcerns),
    goals: partOf(parts['goals'], (goals) => readPhrases(goals, GOALS_LIMIT, GOAL_LENGTH_LIMIT)),
    avoid: partOf(parts['avoid'], (words) =>
      readPhrases(words, EXCLUSIONS_LIMIT, EXCLUSION_LENGTH_LIMIT),
    ),
    budget: partOf(parts['budget'], readBudget),
    travel: partOf(
      parts['travel'],
      (reach) => TRAVEL_RANGES.find((each) => each === reach) ?? 'anywhere',
    ),
  }
}

/** Last write wins for each part, to merge changes of two devices. */
export function newestWellness(one: Wellness, other: Wellness): Wellness {
  const newest = <P extends WellnessPart>(part: P): Wellness[P] =>
    other[part].at > one[part].at ? other[part] : one[part]
  return {
    concerns: newest('concerns'),
    goals: newest('goals'),
    avoid: newest('avoid'),
    budget: newest('budget'),
    travel: newest('travel'),
  }
}

/**
 * Merges a guest profile into an account: lists are united, of other parts the newest wins. Switches of
 * the account stay unchanged.
 */
export function joinedWellness(account: Wellness, guest: Wellness): Wellness {
  const listed = (part: 'goals' | 'avoid', limit: number) =>
    joinedList(account[part], guest[part], limit)
  return {
    ...newestWellness(account, guest),
    concerns: joinedList(account.concerns, guest.concerns, CONCERN_NAMES.length),
    goals: listed('goals', GOALS_LIMIT),
    avoid: listed('avoid', EXCLUSIONS_LIMIT),
  }
}

function joinedList<T>(
  account: ProfilePart<readonly T[]>,
  guest: ProfilePart<readonly T[]>,
  limit: number,
): ProfilePart<readonly T[]> {
  if (account.at === 0) return guest
  const value = [...new Set([...account.value, ...guest.value])].slice(0, limit)
  if (value.length === account.value.length) return account
  return { value, use: account.use, at: Math.max(account.at, guest.at) + 1 }
}

/** The profile for requests to the assistant: enabled, non-empty parts only; null when there are none. */
export function requestProfileOf(wellness: Wellness, home: string): RequestProfile | null {
  const { concerns, goals, avoid, budget, travel } = wellness
  const place = home.trim()
  const profile: RequestProfile = {
    ...(concerns.use && concerns.value.length > 0 && { concerns: [...concerns.value] }),
    ...(goals.use && goals.value.length > 0 && { goals: [...goals.value] }),
    ...(avoid.use && avoid.value.length > 0 && { avoid: [...avoid.value] }),
    ...(budget.use && budget.value !== null && { budgetMinor: budget.value * 100 }),
    ...(travel.use && travel.value === 'home' && { reach: 'home' as const }),
    ...(travel.use && travel.value === 'near' && place && { reach: 'near' as const, home: place }),
  }
  return Object.keys(profile).length > 0 ? profile : null
}

/** Splits typed phrases at lines and commas; duplicates and phrases beyond the limit are dropped. */
export function phrasesIn(text: string, limit: number, lengthLimit: number): string[] {
  return readPhrases(text.split(/[\n,;]+/), limit, lengthLimit)
}

function partOf<T>(value: unknown, read: (stored: unknown) => T): ProfilePart<T> {
  const { value: stored, use, at } = isRecord(value) ? value : {}
  const isTime = typeof at === 'number' && Number.isSafeInteger(at) && at > 0
  return { value: read(stored), use: use === true, at: isTime ? at : 0 }
}

function readConcerns(value: unknown): Concern[] {
  return Array.isArray(value) ? CONCERN_NAMES.filter((name) => value.includes(name)) : []
}

function readPhrases(value: unknown, limit: number, lengthLimit: number): string[] {
  const texts: unknown[] = Array.isArray(value) ? value : []
  const phrases = texts.flatMap((text) =>
    typeof text === 'string' ? [plain(text).slice(0, lengthLimit).trim().toWellFormed()] : [],
  )
  return [...new Set(phrases)].filter(Boolean).slice(0, limit)
}

const plain = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

function readBudget(value: unknown): number | null {
  const isBudget =
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= BUDGET_LIMIT
  return isBudget ? value : null
}
