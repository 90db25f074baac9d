import { LANGUAGES, type Language } from '../language/language.ts'
import { isMarkerIn, languagesOf } from '../language/language-markers.ts'
import {
  createPhraseTrie,
  type PhraseMatch,
  type Tokens,
  tokensFor,
} from '../thesaurus/phrase-trie.ts'
import { baseOf, CONCEPTS, type ConceptName } from './concepts.ts'

/** A concept matched in a visitor's words. */
export type MatchedConcept = {
  name: ConceptName
  /** 0 to 1, higher for clearer words. */
  weight: number
  /** The matched words, as typed (folded). */
  said: string
  /** Implied by another concept rather than named. */
  implied: boolean
}

type Entry = {
  name: ConceptName | null
  weight: number
  language: Language | null
  /** The word of a phrase of one word; null for longer phrases and prefixes. */
  word?: string | null
}

/** Phrases that contain the word of a concept in another meaning. */
const FALSE_FRIENDS = `happy to, happy with, happy hour, hope to, hope you, hope for,
  wound healing, healing after, heal my, dying for, to die for, dont mind, doesnt mind, would you mind, never mind, mind you, mind the,
  light lunch, light snack, light meal, travel light, in the mood for, cold drink, cold beer, cold brew, out cold,
  balance due, bank balance, by heart, heart of, sleeps two, sleeps four, sleeps six, pain au chocolat, drop off point,
  work out how, work out what, right now, short break down, period property, period house, cold feet, cold calling,
  add to, add a, add an, add some, add something, add one, add more, add another, add in, head of,
  solo por la, solo el, solo los, solo las, solo en, solo con, solo para, solo hasta, solo quiero, solo necesito, solo tengo, solo si,
  get up off, get up from, back in, back to, back from, back home, way back, get back to you, come back, go back,
  blue sky, blue lagoon, dont care, take care of it, i dont care, ms office, the see, cant bear, bear with, train station,
  by train, train ride, train to, the train, go train, fast wifi, present time, hair dryer, home page, fit in, would fit,
  would love, id love, wed love, i love, we love, she loves, he loves, they love, who loves, who love, loves, love to, love it, love that, with love, lots of love,
  can i book, can we book, could i book, to book, i book, we book, book a, book an, book it, book now, book online, book alone, book for,
  changed my mind, change my mind, change of mind, make up my mind, made up my mind,
  booking, bookings, booked, useless bot, stupid bot, useless app, useless site, useless website,
  fits in, flat rate, heavy metal, meal ticket, city bath, bath england, in bath, near bath, bath uk, reading england,
  no smokers, without smokers, non smokers, non smoker, non smoking, no smoking room, sin fumadores, no fumadores,
  keine raucher, ohne raucher, sans fumeurs, sans fumeur, non fumeurs, non fumeur, seulement, pas seulement,
  no caffeine, without caffeine, caffeine free, sin cafeina, ohne koffein, koffeinfrei, sans cafeine,
  surprise me, surprends moi, sorprendeme, uberrasch mich, actividades, aktivitaten, activites,
  pro nacht, eine nacht, por noche, par nuit, 2 nuits, 3 nuits, 4 nuits, 5 nuits, 6 nuits, 7 nuits, deux nuits, trois nuits,
  quatre nuits, cinq nuits, six nuits, sept nuits, quelques nuits,
  drop dead, drop dead gorgeous, legs are dead, feet are dead, arms are dead, dead legs, dead arms, killed it,
  like the dead, phone died, battery died, laptop died, computer died, como un muerto, como los muertos, wie ein toter, wie tot, comme un mort, comme une morte,
  not pregnant, no longer pregnant, no embarazada, no estoy embarazada, nicht schwanger, nicht mehr schwanger,
  pas enceinte, plus enceinte`

/** "For two" means two people, except before these units. */
const SPANS_FOR_TWO = [
  {
    before: 'for',
    two: ['2', 'two'],
    units: 'days nights weeks weekends months years hours minutes dollars euros',
  },
  { before: 'para', two: ['2', 'dos'], units: 'dias noches semanas meses horas minutos' },
  { before: 'fur', two: ['2', 'zwei'], units: 'tage nachte wochen monate stunden minuten' },
  { before: 'pour', two: ['2', 'deux'], units: 'jours nuits semaines mois heures minutes' },
]

/**
 * Everyday words of a language that in texts of that language match nothing by themselves: names of
 * concepts elsewhere, or part of one only within a phrase ("à côté", "junto al mar", "mehr Mut").
 * Found among the four thousand most frequent words of each language.
 */
const EVERYDAY: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    `add bar constitution decide final finals gas happy hope play plays present presents resistance
    remote row surprise traffic train wind mean means green male written`,
  ),
  es: wordSet(
    `sea seas pie sale red once pan dance cara caras punto puntos dio final presente junto mayor natural
    decide placa accidente turno meta cuello regla centro puente curso dos`,
  ),
  de: wordSet(
    `gift fast rat art rage men gut mal nun ach bald fall falls falle dies ton hut wind brav chef boot
    satt stage still ms`,
  ),
  fr: wordSet(
    `pain pains chat sale dose tired fat fois dune dunes aura frais present presente dor ton dy robe train
    cote partie parti hors affaires affaire accident passion surface final conseil decide vide perdu
    circulation livrer livree livraison livraisons retirer definition chantier`,
  ),
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}

const trie = createPhraseTrie<Entry>()
for (const { name, asked, weight } of Object.values(CONCEPTS))
  for (const language of LANGUAGES)
    for (const phrase of asked[language]) {
      const entry = { name, weight: weight * phrase.weight, language }
      trie.add(phrase.words, { ...entry, word: onlyWord(phrase.words) })
      const joined = joinedOf(phrase.words)
      if (joined) trie.add([joined], entry)
      if (language === 'fr') for (const elided of elidedOf(phrase.words)) trie.add(elided, entry)
    }
for (const phrase of FALSE_FRIENDS.split(','))
  trie.add(phrase.trim().split(/\s+/), { name: null, weight: 0, language: null })
for (const span of SPANS_FOR_TWO)
  for (const unit of span.units.split(' '))
    for (const two of span.two)
      trie.add([span.before, two, unit], { name: null, weight: 0, language: null })

function onlyWord([word = '', ...others]: readonly string[]): string | null {
  return others.length > 0 || word.endsWith('*') ? null : word
}

/**
 * Whether a word is typed as in the thesaurus or in its plural or singular: alone, a shared stem says too
 * little ("quite" is not "quit", "expected" not "expecting").
 */
function isFormOf(typed: string, word: string): boolean {
  return typed === word || PLURALS.some((end) => typed === word + end || typed + end === word)
}

const PLURALS = ['s', 'es']

/** French is also typed without apostrophes: "lalcool", "dinsomnie", "mal a lestomac". */
function elidedOf(words: readonly string[]): string[][] {
  return words.flatMap((word, at) =>
    /^[aeiouh]\p{L}{4}/u.test(word)
      ? ['l', 'd'].map((article) => words.with(at, article + word))
      : [],
  )
}

/** "back pain" is also typed "backpain". */
function joinedOf([first = '', second = '', ...others]: readonly string[]): string | null {
  const isPair = first.length >= 3 && second.length >= 3 && !first.endsWith('*')
  return isPair && others.length === 0 && first.length + second.length >= 8 ? first + second : null
}

/**
 * Concepts in a visitor's (folded) words, in their order, each with its words; the longest of overlapping
 * phrases wins. Implied concepts come last.
 */
export function matchConcepts(words: readonly string[]): MatchedConcept[] {
  const tokens = tokensFor(words)
  return withImplied(withoutDeceased(matchedIn(tokens)))
}

/** Named concepts, followed by those that they imply. */
export function withImplied(named: readonly MatchedConcept[]): MatchedConcept[] {
  return [...named, ...impliedBy(named)]
}

/** Relatives that match a concept; a deceased relative is not the one to help. */
const KIN =
  /^(?:(?:my|our|mi|mis|mein\w*|unser\w*|ma|mon|mes|nos|notre) )?(?:mothers?|fathers?|mum|mom|dads?|mummy|nan|gran\w*|parents?|sons?|daughters?|child(?:ren)?|kids?|babys?|baby|madres?|padres?|abuel\w*|hij[oa]s?|nin[oa]s?|bebes?|mutter|vater\w*|eltern|oma|opa|grosseltern|tochter|sohn\w*|kind\w*|meres?|peres?|mamie|papi|filles?|fils|enfants?|grand \w+)(?: is)?$/
/** Minimum weight of a match for grief. */
const SURELY = 0.8

function withoutDeceased(matched: MatchedConcept[]): MatchedConcept[] {
  const isGrief = ({ name }: MatchedConcept) => baseOf(name) === 'grief'
  if (!matched.some((each) => isGrief(each) && each.weight >= SURELY)) return matched
  return matched.filter((each) => isGrief(each) || !KIN.test(each.said))
}

function matchedIn(tokens: Tokens): MatchedConcept[] {
  const best = new Map<ConceptName, MatchedConcept>()
  for (const { from, to, value } of withoutOverlaps(tokens)) {
    if (!value.name) continue
    const known = best.get(value.name)
    if (known && known.weight >= value.weight) continue
    const matched = known?.said ?? tokens.words.slice(from, to).join(' ')
    best.set(value.name, { name: value.name, weight: value.weight, said: matched, implied: false })
  }
  return [...best.values()]
}

/** Ranks before every language: of phrases of equal length the false friend wins. */
const FALSE_FRIEND = -1

/** The longest phrase wins, then the likelier language; in the order of the text. */
function withoutOverlaps(tokens: Tokens): PhraseMatch<Entry>[] {
  const order = languagesOf(tokens.words)
  const likely = order.length < LANGUAGES.length ? order : []
  const isEveryday = (word: string, language: Language) =>
    likely.some((each) => EVERYDAY[each].has(word) && (each !== language || each === likely[0]))
  /** "PAS" is a highly sensitive person in Spanish, and "not" in French. */
  const isSmall = (word: string, language: Language) =>
    order.some((each) => each !== language && isMarkerIn(word, each))
  const rankOf = ({ language }: Entry) =>
    language === null ? FALSE_FRIEND : order.indexOf(language)
  const ranked = trie
    .matches(tokens)
    .filter(({ value }) => value.language === null || rankOf(value) >= 0)
    .filter(({ from, length, value }) => {
      const word = tokens.words[from] ?? ''
      if (length > 1 || value.language === null) return true
      if (value.word && !isFormOf(word, value.word)) return false
      return !isEveryday(word, value.language) && !isSmall(word, value.language)
    })
    .sort((a, b) => b.length - a.length || rankOf(a.value) - rankOf(b.value) || a.from - b.from)
  const occupied: ({ from: number; to: number; rank: number } | undefined)[] = []
  return ranked
    .filter(({ from, to, value }) => {
      const rank = rankOf(value)
      for (let at = from; at < to; at++) {
        const holder = occupied[at]
        if (holder && (holder.from !== from || holder.to !== to || holder.rank !== rank))
          return false
      }
      const holder = { from, to, rank }
      for (let at = from; at < to; at++) occupied[at] ??= holder
      return true
    })
    .sort((a, b) => a.from - b.from)
}

function impliedBy(matched: readonly MatchedConcept[]): MatchedConcept[] {
  const direct = new Set(matched.map(({ name }) => name))
  const implied = new Map<ConceptName, MatchedConcept>()
  for (const source of matched)
    for (const { name, weight } of CONCEPTS[source.name].related) {
      const total = source.weight * weight
      if (direct.has(name) || (implied.get(name)?.weight ?? 0) >= total) continue
      implied.set(name, { name, weight: total, said: source.said, implied: true })
    }
  return [...implied.values()].sort((a, b) => b.weight - a.weight)
}
