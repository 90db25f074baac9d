import { CONCEPTS } from '#domain/concepts/concepts.ts'
import type { ContentType } from '#domain/listing/category.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import type { Act } from '../act.ts'
import { recognisedAct } from '../acts/recognised-act.ts'
import { hasMeaning } from '../need/topical.ts'
import { sortingIn } from '../order-request.ts'
import { anyOf, phrasePattern } from '../phrases/pattern.ts'
import { EXISTS, OF_ANY } from '../shown-question.ts'
import { CHEAPER, namesOtherPlace, pointedAt } from '../shown-request.ts'
import { parseSiteQuestion, WHO_MADE_YOU } from '../site-question.ts'
import { isBetterRatedRequest } from './better-rated.ts'
import { isBookingQuestion } from './booking-question.ts'
import { parseFieldOrder } from './field-order.ts'
import { withoutNames } from './named-listings.ts'
import { ofRecommendation } from './recommendation.ts'
import type { Referents } from './referents.ts'
import { isTimeAlone } from './time-alone.ts'
import { isDetailQuestion, topicsIn } from './topics.ts'
import {
  CHEAPEST,
  isOfSite,
  meantIn,
  ofOpenQuestion,
  ofSomethingElse,
  ofThoseShown,
} from './turn-of-list.ts'

const KINDS = new RegExp(
  `\\b(?:${(['escapes', 'experiences', 'enhancements', 'essentials'] as const).map(anyOf).join('|')})\\b`,
)
const ANOTHER =
  /\b(?:like|similar (?:to|as)|besides|other than|apart from|instead of|cheaper than|closer than|except|but not|algo como|parecid[oa]s? a|aparte de|en vez de|mas barat\w+ que|etwas wie|so wie|ahnlich\w*|ausser|statt|billiger als|gunstiger als|comme|semblables?|a part|au lieu de|moins cher\w* que)\b/
const TELLING = phrasePattern('moreAbout')
const COMPARED = phrasePattern('compare')
const BETTER =
  /\b(?:which|what) (?:one )?(?:is|would be) (?:the )?better\b|\bbetter[ ,:]|\bversus\b|\bvs\b|\bdifferences?\b|\b(?:cual|que) es mejor\b|\bmejor[ ,:]|\bdiferencias?\b|\b(?:welche[rsn]?|was) ist besser\b|\bbesser[ ,:]|\bunterschiede?\b|\b(?:lequel|laquelle|quel\w*) est (?:le |la )?(?:mieux|meilleure?)\b|\bmieux[ ,:]|\bdifferences?\b|\bcompar\w+|\bvergleich\w*/
const QUESTION =
  /\?\s*$|^(?:(?:and|but|so|y|pero|und|aber|et|mais) )?(?:is|are|does|do|can|could|may|will|would|has|have|how|why|what|whats|where|when|who|which|hay|tiene|es|esta|se|puedo|cual|cuanto|cuanta|cuantos|cuantas|cuando|donde|quien|que|como|gibt|hat|ist|sind|kann|darf|wie|was|wo|wann|wer|welche[rsnm]?|y a|a t|est ce|est|peut|combien|quand|ou|qui|quel\w*|comment)\b/
/** Refers to one listing or to its provider. */
const AT_ONE =
  /\b(?:it|its|(?<!\b(?:is|are) )there|they|them|their|this one|that one|this place|that place|the (?:place|hotel|resort|house|class|course|product|app|host|room|rooms)|ese|esa|este|esta|ello|alli|ahi|(?:el|la) (?:sitio|lugar|hotel|producto|clase)|es|sie|dort|dieses|diese|dieser|das|davon|dabei|il|elle|ils|elles|la bas|cela|ca|celui la|celle la|celui ci|celle ci)\b/
const AT_SEVERAL =
  /\b(?:which|these|those|any of|all of|both|either|neither|each|cuales|estos|estas|ambos|welche\w*|diese hier|beide|lesquel\w*|ceux|celles|tous|toutes)\b/
/** A place name, recognised by its capital letter. */
const ELSEWHERE = /(?<!\p{L})(?:in|near|en|cerca de|bei|nahe|à|près de) (?!I\b)\p{Lu}\p{Ll}/u
/** Searches for listings other than those discussed. */
const SEEKING =
  /\b(?:do you (?:have|know|offer|sell)|have you got|something|anything|somewhere|anywhere|someone|other|another|else|more|recommend|suggest|show|find|looking for|i (?:want|need)|algo|alguna?|otr[oa]s?|mas|recomienda\w*|busco|quiero|necesito|muestra\w*|etwas|was anderes|andere[rsn]?|noch|mehr|empfiehl\w*|suche|zeig\w*|habt ihr|hast du|quelque chose|autres?|plus|recommand\w*|cherche|montre\w*|avez vous|as tu)\b/
const OTHER_ONE =
  /^(?:(?:and|what about|how about|tell me about|show me|no|nope|sorry|oh|ah|ok|i mean|i meant|y|que tal|perdon|digo|me refer\w+ a|queria decir|und|was ist mit|nein|sorry|ich meinte?|et|et pour|non|pardon|je voulais dire|je parlais de|parle moi de)[,.]? )*(?:the other(?: one)?|(?:a )?(?:el|al|la) otr[oa]|(?:der|die|das|den|dem) anderen?|(?:de )?l ?autre)[?!. ]*$/
const WHY = phrasePattern('why')
/** Fields that every listing has; asking for them is not a search. */
const FIELDS = new RegExp(
  `\\b(?:${(['askPrice', 'askGuests', 'askDates', 'askRating', 'askDuration', 'askCancel'] as const).map(anyOf).join('|')})\\b`,
)
const ORDINALS = (['first', 'second', 'third', 'fourth'] as const).map(
  (kind, at) => [phrasePattern(kind), at] as const,
)
const LAST = phrasePattern('last')
const CLOSER = phrasePattern('closer')
const PAIRED = /^(?:compar|vergleich)\w*\b/

/**
 * Returns the act of a turn with its references resolved: to a listing by name, to the one
 * discussed last, or to the site itself; else the act of `read`.
 */
export function actReferring(text: string, need: Need, referents: Referents, read: () => Act): Act {
  const plain = fold(text).replace(/[¿¡]/g, '')
  if (referents.list.length > 0 && isTimeAlone(plain, need)) return { kind: 'refine' }
  const act =
    (isOfSite(plain) ? ofSite(plain, referents) : null) ??
    ofRecommendation(plain, referents) ??
    ofThoseShown(plain, need, referents) ??
    ofSomethingElse(plain, need, referents) ??
    referred(text, need, referents)
  if (act) return act
  const plainly = read()
  if (plainly.kind === 'tell' && isElsewhere(text, need)) return { kind: 'find' }
  const isOpen = OPEN.has(plainly.kind) || (plainly.kind === 'tell' && plainly.about.length > 1)
  if (!isOpen) return mayBeOfList(plainly) ? (ofList(text, need, referents) ?? plainly) : plainly
  const pointed = pointedOut(text, need, referents)
  if (pointed || referents.isLifting) return pointed ?? plainly
  const recognise = plainly.kind === 'tell' ? ofList : recognisedAct
  const recognised = recognise(text, need, referents)
  // "Is there an app in German?" seeks one.
  if (recognised?.kind === 'tell' && isElsewhere(text, need)) return plainly
  return recognised ?? orQuestion(plainly, plain, need, referents)
}

/** A question that states no wish is about the listings shown. */
function orQuestion(act: Act, plain: string, need: Need, referents: Referents): Act {
  const isOfWords = act.kind === 'find' && !hasMeaning(need) && !SEEKING.test(plain)
  if (act.kind !== 'unclear' && !isOfWords) return act
  const isQuestion =
    QUESTION_FIRST.test(plain) || QUESTION.test(plain) || (!isOfWords && topicsIn(plain).length > 0)
  return ofOpenQuestion(plain, isQuestion, referents) ?? act
}

/** Whether a turn parsed as an act may be about the list after all: "ok, how do I book it" is no thanks. */
function mayBeOfList(act: Act): boolean {
  return act.kind === 'tell' || act.kind === 'thanks' || (act.kind === 'compare' && act.by === null)
}

/** The recognised act, if a question about listings shown may be that after all. */
function ofList(text: string, need: Need, referents: Referents): Act | null {
  const recognised = recognisedAct(text, need, referents)
  const isOfTwo = recognised?.kind === 'compare' && recognised.about.length === 2
  // "How do I get there?" is no way to book.
  if (recognised?.kind === 'book' && OF_ANY.test(fold(text))) return null
  return recognised && (isOfTwo || OF_LIST.has(recognised.kind)) ? recognised : null
}

const OF_LIST: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['best', 'similar', 'book'])

/** Whether "is there" asks about another place or kind, so about the whole catalogue. */
function isElsewhere(text: string, need: Need): boolean {
  const plain = fold(text).replace(/[¿¡]/g, '')
  const isNamed = need.place !== null || need.contentTypes.length > 0
  return EXISTS.test(plain) && (isNamed || ELSEWHERE.test(text) || CLOSER.test(plain))
}

/** Acts a question about one listing is parsed as if its reference is not resolved. */
const OPEN: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'find',
  'refine',
  'unclear',
  'tellNamed',
  'why',
  'about',
])

function referred(text: string, need: Need, referents: Referents): Act | null {
  const plain = fold(text).replace(/[¿¡]/g, '')
  return (
    ofBooking(plain, need, referents) ??
    ofNamed(plain, referents) ??
    ofCheapest(plain, referents) ??
    ofFieldOrder(plain, need, referents) ??
    ofBetterRated(plain, need, referents) ??
    ofOther(plain, referents) ??
    ofMissing(plain, need, referents) ??
    ofTopic(text, need, referents) ??
    ofDetail(plain, need, referents) ??
    ofSite(plain, referents)
  )
}

/** A question about the cheapest of the listings shown: "the cheapest one, is breakfast included?". */
function ofCheapest(plain: string, { list }: Referents): Act | null {
  const isAsked = topicsIn(plain).some((topic) => topic !== 'price')
  const about = isAsked && QUESTION.test(plain) && CHEAPEST.test(plain) ? meantIn(plain, list) : []
  return about.length === 1 ? { kind: 'tell', about } : null
}

/** "How do I order the second?" of those shown; about none if it is not clear which. */
function ofBooking(
  plain: string,
  need: Need,
  { named, focus, shown, list }: Referents,
): Act | null {
  const isWish = isMatter(need) || need.place !== null
  if (list.length + named.length === 0 || isWish || !isBookingQuestion(plain)) return null
  const pointed = named.length > 0 ? named : pointedAt(plain, list)
  const about = pointed.length > 0 ? pointed : focus.length > 0 ? focus.slice(0, 1) : shown
  return { kind: 'book', about: about.length === 1 ? [...about] : [] }
}

function ofNamed(plain: string, { named, shown }: Referents): Act | null {
  if (named.length === 0 || ANOTHER.test(plain)) return null
  const rest = withoutNames(
    plain,
    named.map(({ title }) => title),
  )
  const about = [...named]
  if (WHY.test(rest) && shown.some(({ id }) => id === about[0]?.id)) return { kind: 'why', about }
  if (about.length > 1 && (COMPARED.test(rest) || BETTER.test(`${rest} `)))
    return { kind: 'compare', by: null, about }
  const isAsked = QUESTION.test(plain) || topicsIn(rest).length > 0 || TELLING.test(rest)
  return isAsked ? { kind: 'tell', about } : null
}

function ofBetterRated(plain: string, need: Need, { list }: Referents): Act | null {
  const isWish = isMatter(need) || need.place !== null
  return list.length > 0 && !isWish && isBetterRatedRequest(plain) ? { kind: 'betterRated' } : null
}

function ofFieldOrder(plain: string, need: Need, { list }: Referents): Act | null {
  const by = parseFieldOrder(plain, need, list)
  return by && { kind: 'order', by, about: [...list] }
}

/**
 * Resolves "the other one": of two shown, the one not discussed last; else the one discussed
 * before, or the next one.
 */
function ofOther(plain: string, { focus, list }: Referents): Act | null {
  if (!OTHER_ONE.test(plain) || list.length === 0) return null
  const [newest, before] = focus
  const rest = list.filter(({ id }) => id !== newest?.id)
  // Of several, the next one: after the first, "the other one" is the second.
  const at = list.findIndex(({ id }) => id === newest?.id)
  const next = at < 0 ? undefined : (list[at + 1] ?? list[at - 1])
  const other = rest.length === 1 && list.length > 1 ? rest[0] : (before ?? next)
  return other ? { kind: 'tell', about: [other] } : { kind: 'onlyShown', about: [...list] }
}

/** A question that goes on in another sentence is still one ("does the second one have wifi? I hope not"). */
const QUESTION_FIRST = /^[^.!]{1,60}\?/
const FEW_WORDS = 14

/** "The second one" if only one is shown. */
function ofMissing(plain: string, need: Need, { list }: Referents): Act | null {
  const at = PAIRED.test(plain) ? 1 : ORDINALS.find(([words]) => words.test(plain))?.[1]
  if (at === undefined || at < list.length || list.length === 0) return null
  const isBare = need.concepts.length === 0 || QUESTION_FIRST.test(plain)
  const isFree = need.contentTypes.length === 0 && need.place === null
  return isBare && isFree && plain.split(' ').length <= FEW_WORDS
    ? { kind: 'onlyShown', about: [...list] }
    : null
}

/** Resolves a question only a listing can answer to the listing discussed last. */
function ofTopic(text: string, need: Need, referents: Referents): Act | null {
  const plain = fold(text).replace(/[¿¡]/g, '')
  const one = askedOf(plain, referents)
  if (!one || (ELSEWHERE.test(text) && !AT_ONE.test(plain))) return null
  const topics = topicsIn(plain)
  // "3 nights" is neither a sleep problem nor a kind of stay.
  const isLength = need.duration !== null && !KINDS.test(plain)
  const isBare = isLength || (need.contentTypes.length === 0 && !isMatter(need))
  const isOfField = (FIELDS.test(plain) || topics.includes('price')) && isBare
  const isTopic = topics.some((topic) => topic !== 'price') || isOfField
  if (namesOtherPlace(plain, need, [one])) return null
  return isTopic && (AT_ONE.test(plain) || need.place === null)
    ? { kind: 'tell', about: [one] }
    : null
}

/** "No, I meant without a connection" asks the question before in other words. */
const CLARIFYING =
  /^(?:no|nope|nein|non|sorry|perdon|pardon)?[,. ]*(?:i meant?|ich meinte?|ich meine|je voulais dire|quise decir|queria decir|me referia)\b/
const SHORT = 8

/** Resolves a question about a single detail ("is it live or recorded?") to all listings shown. */
function ofDetail(plain: string, need: Need, { focus, shown, list }: Referents): Act | null {
  const isShown = (kind: ContentType) => list.some(({ contentType }) => contentType === kind)
  const isOfThem =
    parseSiteQuestion(plain) === null &&
    QUESTION.test(plain) &&
    !EXISTS.test(plain) &&
    topicsIn(plain).length > 0
  if (shown.length === 0 || SEEKING.test(plain)) return null
  if (!isDetailQuestion(plain) && !(isOfThem && AT_ONE.test(plain))) return null
  // "How long is each session?" names the kind that is shown.
  const isFree = need.place === null && need.contentTypes.every(isShown)
  const isAsked =
    CLARIFYING.test(plain) || (QUESTION.test(plain) && plain.split(' ').length <= SHORT)
  if (!isFree || !(isAsked || AT_ONE.test(plain) || AT_SEVERAL.test(plain))) return null
  const pointed = meantIn(plain, list)
  // "How long is it?" is about the one discussed last.
  const last = isDetailQuestion(plain) || AT_SEVERAL.test(plain) ? [] : focus.slice(0, 1)
  const about = [pointed, last].find((each) => each.length > 0) ?? shown
  return { kind: 'tell', about: [...about] }
}

/** Resolves a question with a pronoun to the listing discussed last; null if it is a search. */
function pointedOut(text: string, need: Need, referents: Referents): Act | null {
  const plain = fold(text).replace(/[¿¡]/g, '')
  const one = askedOf(plain, referents)
  if (!one || !(AT_ONE.test(plain) || EXISTS.test(plain))) return null
  if (WHY.test(plain)) return { kind: 'why', about: [one] }
  const isBare = !isMatter(need) && need.place === null && need.contentTypes.length === 0
  return isBare ? { kind: 'tell', about: [one] } : null
}

/**
 * Returns the one listing a question can be about; null if it asks for others or is no question.
 */
function askedOf(plain: string, { focus, shown }: Referents): Candidate | null {
  const [one] = focus.length > 0 ? focus : shown.length === 1 ? shown : []
  if (!one || AT_SEVERAL.test(plain) || !QUESTION.test(plain)) return null
  if (LAST.test(plain) || ORDINALS.some(([words]) => words.test(plain))) return null
  // "Is there a cheaper one?", and not "is it cheaper in winter?".
  if (EXISTS.test(plain) && CHEAPER.test(plain)) return null
  return SEEKING.test(plain) || COMPARED.test(plain) || ANOTHER.test(plain) ? null : one
}

function isMatter({ asked }: Need): boolean {
  return asked.some(({ name, implied }) => !implied && MATTERS.has(CONCEPTS[name].group))
}

/** Concept groups of complaints, which are searched for even in a question. */
const MATTERS: ReadonlySet<string> = new Set(['rest', 'head', 'heartAndMind', 'body', 'inside'])

function ofSite(plain: string, { list }: Referents): Act | null {
  if (WHO_MADE_YOU.test(plain)) return { kind: 'about' }
  const sorting = list.length > 0 ? sortingIn(plain) : null
  if (sorting) return { kind: 'top', by: sorting }
  const ask = parseSiteQuestion(plain) ?? (isOfSite(plain) ? 'human' : null)
  // "Do you deliver to Belgium?" is answered by the pages of the products shown.
  const products = list.filter(({ contentType }) => contentType === 'essential')
  if (ask === 'delivery' && products.length > 0) return { kind: 'tell', about: products }
  return ask ? { kind: 'site', ask } : null
}
