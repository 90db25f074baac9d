import { CONCEPTS, type ConceptName, DECISIVE } from './concepts.ts'
import type { Offering } from './directory.ts'
import type { ListingCard } from './listing.ts'
import { fold, type Need } from './need.ts'

/** A listing with what is needed to judge whether, and why, it meets a need. */
export type Candidate = ListingCard & {
  amenities: string[]
  offering: Offering | null
}

/** How well a listing meets a need, and by what. */
export type Fit = {
  candidate: Candidate
  /** From 0; comparable within one need only. */
  score: number
  /** Concepts of the need that it meets, best first. */
  met: ConceptName[]
  /** Its tags that speak to the need, most telling first. */
  tags: string[]
}

/** Whether anything was stated that a listing must keep to. */
export function hasMusts({ maxMinor, petFriendly, wheelchair, online, place }: Need): boolean {
  return maxMinor !== null || petFriendly || wheelchair || online || place !== null
}

/** Whether it keeps to what was stated as a must: budget, place, pets, step-free access, nothing unwanted. */
export function meetsMusts(need: Need, candidate: Candidate): boolean {
  return (
    isWithin(need, candidate) &&
    (!need.petFriendly || candidate.amenities.includes('pet-friendly')) &&
    (!need.wheelchair ||
      candidate.amenities.includes('wheelchair-access') ||
      comesToYou(candidate)) &&
    (!need.online || comesToYou(candidate) || isAtHome(candidate)) &&
    isThere(need, candidate) &&
    !need.avoided.some((word) => says(textsOf(candidate).all, word))
  )
}

/** Whether it needs no journey: it is online, at home or sent by post. */
export function comesToYou({ contentType, offering, location, country }: Candidate): boolean {
  return (
    contentType === 'essential' ||
    offering?.delivery.includes('online') === true ||
    // A masseuse who comes to your home lives somewhere.
    (isAtHome({ offering }) && country === null) ||
    /^(online|ships|anywhere)/i.test(location ?? '')
  )
}

export function isAtHome({ offering }: Pick<Candidate, 'offering'>): boolean {
  return offering?.delivery.includes('at-home') === true
}

export function fitOf(need: Need, candidate: Candidate): Fit {
  const texts = textsOf(candidate)
  const concepts = need.concepts
    .map((name, place) => ({
      name,
      strength: strengthOf(name, texts),
      weight: 0.8 ** place * (DECISIVE.includes(name) ? 2 : 1),
    }))
    .filter(({ strength }) => strength > 0)
  const meant = concepts.reduce((sum, { strength, weight }) => sum + strength * weight, 0)
  const said = need.words.reduce((sum, word) => sum + wordStrength(word, texts), 0)
  // Meeting three needs a little is better than meeting one of them well.
  const coverage =
    need.concepts.length === 0 ? 1 : 0.75 + 0.25 * (concepts.length / need.concepts.length)
  return {
    candidate,
    score:
      (2 * meant * coverage + 0.6 * said) *
      intentFactor(need, candidate, texts) *
      qualityFactor(candidate),
    met: concepts
      .toSorted((a, b) => b.strength * b.weight - a.strength * a.weight)
      .map(({ name }) => name),
    tags: tellingTags(need, candidate),
  }
}

function isWithin({ maxMinor, maxPer }: Need, { amount }: Candidate): boolean {
  if (maxMinor === null) return true
  if (!amount || amount.minor > maxMinor) return false
  return (maxPer !== 'night' && maxPer !== 'month') || amount.per === maxPer
}

function isThere({ place }: Need, { country, location }: Candidate): boolean {
  if (!place) return true
  if (place.words) return says(stemmed(location ?? ''), place.words)
  return country !== null && place.countries.includes(country)
}

type Texts = Record<'title' | 'type' | 'location' | 'description' | 'all', string> & {
  tags: string[]
}

function textsOf({ title, type, location, description, tags }: Candidate): Texts {
  const stems = {
    title: stemmed(title),
    type: stemmed(type),
    location: stemmed(location ?? ''),
    description: stemmed(description),
  }
  return { ...stems, tags: tags.map(stemmed), all: stemmed([title, type, ...tags].join(' . ')) }
}

const FIRST = 1
const NEXT = 0.75
const REST = 0.5

/** How strongly a listing offers what a concept asks for: 0 to 1, with ever less gain from more words. */
function strengthOf(name: ConceptName, texts: Texts): number {
  const sum = CONCEPTS[name].offered.reduce((total, word, index) => {
    const weight = index < 2 ? FIRST : index < 4 ? NEXT : REST
    return total + weight * wordStrength(word, texts)
  }, 0)
  return sum / (sum + 1.5)
}

function wordStrength(word: string, { title, type, location, description, tags }: Texts): number {
  const place = tags.indexOf(stemmed(word))
  const within = tags.some((tag) => says(tag, word))
  return Math.max(
    place >= 0 ? 1 - 0.03 * place : within ? 0.65 : 0,
    says(title, word) ? 0.8 : 0,
    says(type, word) ? 0.7 : 0,
    says(location, word) ? 0.7 : 0,
    says(description, word) ? 0.35 : 0,
  )
}

function intentFactor(need: Need, candidate: Candidate, texts: Texts): number {
  const { contentTypes, priceBands, words } = need
  // A retreat is a stay or a programme of that name, not any class.
  const isOtherThanRetreat =
    candidate.contentType === 'experience' &&
    words.some((word) => /^retreats?$/.test(word)) &&
    !says(texts.all, 'retreat')
  const isNamedKind = contentTypes.length === 0 || contentTypes.includes(candidate.contentType)
  const kind = isNamedKind && !isOtherThanRetreat ? 1 : 0.4
  const price =
    priceBands.length === 0
      ? 1
      : candidate.price && priceBands.includes(candidate.price)
        ? 1.15
        : 0.6
  return kind * price
}

/** Up to a seventh more for the best rated; one enthusiast does not outrank five hundred guests. */
function qualityFactor({ rating, reviews }: Candidate): number {
  const damped = ((rating ?? 4.2) * reviews + 4.2 * 20) / (reviews + 20)
  return 0.3 + 0.7 * (damped / 5)
}

/** One tag for each concept, then for each word, then the next ones. */
function tellingTags({ concepts, words }: Need, { tags }: Candidate): string[] {
  const lists = [
    ...concepts.map((name): readonly string[] => CONCEPTS[name].offered),
    ...words.map((word) => [word]),
  ]
  const perList = lists.map((looked) =>
    looked.flatMap((word) => tags.filter((tag) => says(stemmed(tag), word))),
  )
  const first = perList.flatMap((found) => found.slice(0, 1))
  return [...new Set([...first, ...perList.flat()])]
}

function says(stems: string, words: string): boolean {
  return stems.includes(stemmed(words))
}

const cache = new Map<string, string>()
const CACHED = 5_000

/** The words of a text in a form in which "walks" and "walking" are one, each between spaces. */
function stemmed(text: string): string {
  const known = cache.get(text)
  if (known !== undefined) return known
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const stems = ` ${words.map(stemOf).join(' ')} `
  if (cache.size < CACHED) cache.set(text, stems)
  return stems
}

function stemOf(word: string): string {
  if (word.length <= 4) return word.length === 4 ? word.replace(/s$/, '') : word
  return word
    .replace(/(ies|y)$/, 'i')
    .replace(/(ings?|ed|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1')
}
