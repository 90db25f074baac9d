import { type AskedConcept, conceptsAsked } from './asked-concepts.ts'
import type { ContentType } from './category.ts'
import {
  type Company,
  type Duration,
  readCompany,
  readDuration,
  readTime,
  type Said,
} from './circumstances.ts'
import { baseOf, CONCEPTS, type ConceptName } from './concepts.ts'
import { isMarker } from './language.ts'
import type { PriceBand } from './listing.ts'
import { type PriceRange, readPrice } from './money.ts'
import { isPlaceWord, type Place, readPlace } from './place.ts'
import { type Repair, repair, type Vocabulary } from './spelling.ts'
import { fold, wordsOf } from './text.ts'

/** What was read from a visitor's words. */
export type Need = {
  /** Content words after repair, lower case, without accents. */
  words: string[]
  /** Concepts named in the words, in their order, each followed by its broader one. */
  concepts: ConceptName[]
  /** The same with weights and the words they were read from, and those meant along with them last. */
  asked: AskedConcept[]
  /** Kinds named in the words; empty when none is. */
  contentTypes: ContentType[]
  priceBands: PriceBand[]
  /** Lowest and highest price stated, in minor units of the default currency. */
  minMinor: number | null
  maxMinor: number | null
  /** What that price was said to buy; null when it was not said. */
  maxPer: PriceRange['per']
  currency: PriceRange['currency']
  petFriendly: boolean
  /** Step-free access is a must. */
  wheelchair: boolean
  online: boolean
  /** Asked for face to face. */
  inPerson: boolean
  place: Place | null
  duration: Said<Duration> | null
  /** Who goes along. */
  company: Said<Company> | null
  /** When ("in march"): noted, nothing is filtered by it. */
  time: Said<string> | null
  /** What must not be in it ("no yoga"), as words to look for. */
  avoided: string[]
  /** Words that were put right. */
  repairs: Repair[]
  /** The words that each other part was read from. */
  said: Partial<Record<SaidPart, string>>
}

/** Parts of a need that are read from words of their own. */
export type SaidPart =
  | 'kind'
  | 'bands'
  | 'price'
  | 'pets'
  | 'wheelchair'
  | 'online'
  | 'inPerson'
  | 'avoided'

/** Words that say nothing about what helps. */
const EMPTY_WORDS = new Set(
  `a able about actually affordable after again all almost also always am an and another any anyone anything are around as
  at away bad be because been before being best better bit both budget but buy by can cannot cant cat certain cheap come
  coming could couldnt cant dad day days deal did didnt do does doesnt dog dogs doing dollars done dont during each either else
  end enough even ever every everyone everything experience feel feeling feelings feels few find finding for free from fully
  get gets getting give given go goes going gone good got great had happen hard has hate have havent having he hello help
  helpful helping helps her here hes hey hi him his home hope how however i id idea ideas if ill im in into inexpensive is
  isnt it its itself ive join just keep keeps kind kinda know last lately less let lets like little live long look looking
  lot lots low made make makes making many maybe me mean might mine month months more most much mum mom must my myself
  near need needed needing needs never new next nice night nights no not nothing now of off often ok okay old on once one
  only open or other our out over own partner people per perfect person personalized personalised assessment quiz pet pets place places please possible practical
  prefer probably problem problems provide put quite rather ready real really recently recommend recommendation
  recommendations right said same saw say see seem seems sent several she shes should show sick since small so some
  somebody someone something sometimes somewhere soon start started starting stay still stop struggle struggling stuck such
  suffer suffering suggest suggestion suggestions support sure take taking tell than thank thanks that thats the their
  them then there theres these they thing things think this those though through till time times to today together
  tomorrow tonight too totally toward travel tried trouble try trying two under until up upon us usd use user using
  usually very visit wanna want wanted wants was wasnt way ways we week weekend weekends weeks well wellness went were
  what whats when where which while who why will willing wish with without wont work working works world would wouldnt
  year years yes you your youre husband wife wheelchair accessible online retreat anywhere welcome allowed
  friendly bring hotel hotels users between above over allow allows
  max maximum most least bucks euros pounds`.split(/\s+/),
)
EMPTY_WORDS.delete('retreat')

const CONTENT_TYPE_WORDS: Record<ContentType, RegExp> = {
  escape:
    /\b(retreats?|resorts?|escapes?|villas?|getaways?|get away|lodges?|cabins?|cottages?|hotels?|ryokans?|treehouses?|estates?|farm ?stays?|hostels?|places? (to (stay|sleep|go|unplug|rest)|in|near|around|by)|beach place|stay somewhere|go away|go somewhere|trips?|somewhere (?!between)|holidays?|vacations?|staycation|overnight|(per|a) night|weekend (away|break)|few days away|nights? (in|at|away)|(two|three|four|five|\d) nights|honeymoon)\b/,
  essential:
    /\b(products?|supplements?|essentials?|oils?|blankets?|teas?|candles?|pillows?|mats?|vitamins?|lamps?|diffusers?|gadgets?|cushions?|rollers?|masks?|capsules?|powders?|creams?|balms?|salts?|tinctures?|equipment|gear|gifts?|books?|to buy|buy)\b/,
  enhancement:
    /\b(apps?|digital tools?|enhancements?|coach(es|ing)?|massages?|acupuncture|chiropract\w*|medspas?|therapists?|trackers?|wearables?|online (course|program|programme)s?)\b/,
  experience:
    /\b(retreats?|class(es)?|workshops?|events?|courses?|sound (baths?|healing)|guided|sessions?|ceremon(y|ies)|circles?|lessons?|meet ?ups?|something to do|drum circles?)\b/,
}

const CHEAP =
  /\b(cheap\w*|budget|affordabl[ey]|inexpensive|low cost|not (too )?expensive|little money|on a shoestring|cant afford much|not cost (a lot|much)|broke)\b/
const LUXURY =
  /\b(luxur\w*|five star|5 star|splurge|high end|fancy|treat myself|money is no object|no expense spared|indulg\w*)\b/
const ANIMAL = '(?:dogs?|pets?|pupp(?:y|ies)|cats?|labrador|terrier|retriever|spaniel)'
const PETS = new RegExp(
  `\\b(?:(?:with|bring(?:ing)?|takes?|taking|and|plus|me \\+) (?:me )?(?:my |our |a |the |his |her )?(?:\\w+ ){0,2}?${ANIMAL}|${ANIMAL}[ -](?:friendly|welcome|allowed|ok|okay)|(?:welcomes?|allows?|accepts?|takes?|love|loves) (?:\\w+ )?${ANIMAL}|^(?:\\w+ ){0,3}${ANIMAL}(?: \\w+){0,2}$|for me and my ${ANIMAL}|${ANIMAL} (?:is|are) (?:welcome|allowed|ok|okay|fine)|[,;] ?(?:my )?${ANIMAL}$)\\b`,
)
/** The same in the other languages of the interface. */
const PETS_ELSEWHERE =
  /\b(?:con (?:mi |mis |un |el )?(?:perr[oa]s?|mascotas?|gatos?)|admiten? (?:perros|mascotas|animales)|mit (?:meinem |dem |unserem )?(?:hund|hunden|haustier\w*)|hunde? (?:erlaubt|willkommen)|hundefreundlich\w*|avec (?:mon |un |notre |le )?(?:chiens?|chats?|animal|animaux)|(?:chiens|animaux) (?:acceptes|admis|bienvenus))\b/
const NO_PETS = new RegExp(
  `\\b(?:no|without|allergic to|away from|lost (?:my|our)|miss(?:ing)? (?:my|our)|afraid of|scared of|grieving (?:for )?(?:my|our)) (?:\\w+ )?${ANIMAL}\\b|${ANIMAL} (?:just |recently )?(?:died|passed|was put|had to be put)`,
)
const WHEELCHAIR =
  /\b(wheelchairs?|step[ -]free|accessib(le|ility)|disabled|cant (do|climb|manage) (stairs|steps)|no stairs|mobility (scooter|aid))\b/
const ONLINE =
  /\b(online|remote (class|session|course|coach)\w*|remotely|virtual(ly)?|at home|from home|at my place|on my sofa|zoom|over video|no travel|without travel\w*|cant travel|cant leave (the house|home)|housebound)\b/

/** Said of where it must not be: neither online nor a place is then asked for. */
const NOT_ONLINE = /\b(not|no|never|isnt|nothing) (?:\w+ )?online\b|\bin person\b|\bface to face\b/
const ELSEWHERE =
  /\b(?:not|never|except|outside(?: of)?|anywhere but|other than)\s+(?:in |to )?[\p{L}-]+/giu

const AVOIDABLE: readonly (readonly [said: RegExp, looked: readonly string[]])[] = [
  [/yoga/, ['yoga']],
  [/meditat\w*/, ['meditation', 'meditate']],
  [/massages?/, ['massage']],
  [/apps?/, ['app']],
  [/(supplements?|pills?|capsules|tablets)/, ['supplement', 'capsules']],
  [/(saunas?|heat)/, ['sauna']],
  [/(cold( water)?|ice( bath)?s?)/, ['cold water', 'ice', 'cold plunge']],
  [/(retreats?|trips?)/, ['retreat']],
  [/(class(es)?|groups?)/, ['class', 'group', 'circle']],
  [/(gong|sound baths?|singing bowls?)/, ['sound', 'gong']],
  [/(acupuncture|needles)/, ['acupuncture']],
  [/(hik(es|ing)|walk(s|ing))/, ['hiking', 'walking']],
  [/swim(ming)?/, ['swimming']],
  [/breath ?work/, ['breathwork']],
  [/(chanting|mantras?)/, ['chanting', 'kirtan']],
  [/cook(ing)?/, ['cooking']],
  [/(fasting|fasts?)/, ['fasting', 'fast']],
  [/pilates/, ['pilates']],
  [/danc(e|ing)/, ['dance', 'dancing']],
  [/coach(es|ing)?/, ['coaching', 'coach']],
]
const AVOIDING = String.raw`\b(?:no|not|without|hate|dislike|instead of|other than|except|anything but|dont (?:like|want|do|need|enjoy)|not (?:into|a fan of|another)|cant stand|allergic to|bored of|sick of) (?:a |an |any |the |more |doing |another |silly |hot )?`
const AVOID_PATTERNS = AVOIDABLE.map(
  ([said, looked]) => [new RegExp(`${AVOIDING}(?:${said.source})\\b`), looked] as const,
)

/** What is read beyond this is no question any more; a longer text is read up to here. */
const READ = 2_000
const WORDS_READ = 300

/**
 * Reads a need from a sentence. Total: any text gives a need, a blank one an empty need. Misspelt words are
 * put right by the words of this trade and, where given, of the catalogue, unless they are to be read exactly.
 */
export function readNeed(
  text: string,
  vocabulary?: Vocabulary,
  spelling: 'repaired' | 'exact' = 'repaired',
): Need {
  const read = text.slice(0, READ).replace(/[\p{Cc}\p{Cs}]/gu, ' ')
  const typed = fold(read)
  const { text: plain, repairs } =
    spelling === 'exact'
      ? { text: typed, repairs: [] }
      : repair(typed, { vocabulary, isKept: isSettled })
  const price = readPrice(plain)
  const avoided = AVOID_PATTERNS.flatMap(([pattern, looked]) => {
    const said = pattern.exec(plain)?.[0]
    return said ? [{ pattern, looked, said }] : []
  })
  const wanted = avoided.reduce((rest, { pattern }) => rest.replace(pattern, ' '), plain)
  const asked = conceptsAsked(spelledRight(read, repairs, avoided).slice(0, WORDS_READ))
  const kinds = kindsIn(wanted)
  const bands = (CHEAP.exec(plain) ?? LUXURY.exec(plain))?.[0]
  const pets = NO_PETS.test(plain)
    ? undefined
    : (PETS.exec(plain) ?? PETS_ELSEWHERE.exec(plain))?.[0]
  const wheelchair = WHEELCHAIR.exec(plain)?.[0]
  const inPerson = NOT_ONLINE.exec(plain)?.[0]
  const online = inPerson ? undefined : ONLINE.exec(plain)?.[0]
  return {
    words: contentWords(wanted),
    concepts: namedBy(asked),
    asked,
    contentTypes: kinds.map(({ type }) => type),
    priceBands: CHEAP.test(plain) ? ['$', '$$'] : LUXURY.test(plain) ? ['$$$', '$$$$'] : [],
    minMinor: price?.minMinor ?? null,
    maxMinor: price?.maxMinor ?? null,
    maxPer: price?.per ?? null,
    currency: price?.currency ?? null,
    petFriendly: pets !== undefined,
    wheelchair: wheelchair !== undefined,
    online: online !== undefined,
    inPerson: inPerson !== undefined,
    place: readPlace(read.replace(ELSEWHERE, ' '), plain.replace(ELSEWHERE, ' ')),
    duration: readDuration(plain),
    company: readCompany(wanted),
    time: readTime(plain),
    avoided: avoided.flatMap(({ looked }) => [...looked]),
    repairs,
    said: {
      ...(kinds[0] && { kind: kinds[0].said }),
      ...(bands && { bands }),
      ...(price && { price: price.said }),
      ...(pets && { pets: pets.trim() }),
      ...(wheelchair && { wheelchair }),
      ...(online && { online }),
      ...(inPerson && { inPerson }),
      ...(avoided[0] && { avoided: avoided.map(({ said }) => said).join(', ') }),
    },
  }
}

/** Small words and names of places are no slips. */
function isSettled(word: string): boolean {
  return EMPTY_WORDS.has(word) || isPlaceWord(word) || isMarker(word)
}

/** The words of a text after repair, without what is to be avoided. */
function spelledRight(
  text: string,
  repairs: readonly Repair[],
  avoided: readonly { pattern: RegExp }[],
): string[] {
  const meant = new Map(repairs.map(({ typed, meant }) => [typed, meant]))
  const words = wordsOf(text).map((word) => meant.get(word) ?? word)
  if (avoided.length === 0) return words
  return wordsOf(avoided.reduce((rest, { pattern }) => rest.replace(pattern, ' '), words.join(' ')))
}

function kindsIn(plain: string): { type: ContentType; said: string }[] {
  return (Object.keys(CONTENT_TYPE_WORDS) as ContentType[]).flatMap((type) => {
    const said = CONTENT_TYPE_WORDS[type].exec(plain)?.[0]
    return said ? [{ type, said }] : []
  })
}

/** Each named concept, followed by the broader one that speaks for it. */
function namedBy(asked: readonly AskedConcept[]): ConceptName[] {
  const named = asked.flatMap(({ name, implied }) => (implied ? [] : [name, baseOf(name)]))
  return [...new Set(named)]
}

const OFFERED_EACH = 8

/** Words to look for in listings that the visitor did not say but meant, the most telling ones of each concept. */
export function offeredWords(need: Pick<Need, 'concepts'>): string[] {
  const phrases = need.concepts.flatMap((name) =>
    CONCEPTS[name].offered.slice(0, OFFERED_EACH).map(({ words }) => words.join(' ')),
  )
  return [...new Set(phrases)]
}

function contentWords(plain: string): string[] {
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}-]+/gu) ?? []
  return [...new Set(words)].filter((word) => !EMPTY_WORDS.has(word) && !/^\d+$/.test(word))
}
