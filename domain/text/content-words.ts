import { ANY_KIND, COMES_BY, STEP_FREE } from '../concepts/intent-words.ts'
import type { MatchedConcept } from '../concepts/match-concepts.ts'
import { isMarker, languagesOf } from '../language/language-markers.ts'
import type { ContentType } from '../listing/category.ts'
import { type Place, withoutPlace } from '../place/place.ts'
import { wordsOf } from './text.ts'

/** Stop words: they say nothing about a concern. */
const EMPTY_WORDS = new Set(
  `a able about actually affordable after again all almost also always am an and another any anyone anything are around as
  at away bad be because been before being best better bit both budget but buy by can cannot cant cat certain cheap come
  coming could couldnt cant dad day days deal did didnt do does doesnt dog dogs doing dollars done dont during each either else
  end enough even ever every everyone everything experience feel feeling feelings feels few find finding for free from fully
  get gets getting give given go goes going gone good got great had happen hard has hate have havent having he hello help
  helpful helping helps her here hes hey hi him his home hope how however i id idea ideas if ill im in into inexpensive is
  isnt it its itself ive join just keep keeps kind kinda know last lately less let lets like little live long look looking love loves
  lot lots low made make makes making many maybe me mean might mine month months more most much mum mom must my myself
  near need needed needing needs never new next nice night nights no not nothing now of off often ok okay old on once one ones
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
  friendly bring step-free hotel hotels users between above over allow allows
  max maximum most least bucks euros pounds dolar dolares viajar viaje viajes reise reisen verreisen
  voyager voyage voyages whole listing listings gern gerne`.split(/\s+/),
)
EMPTY_WORDS.delete('retreat')

/** Whether a folded word is a stop word. */
export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word)
}

/** The words of a folded text that are neither stop words nor language markers. */
export function contentWords(plain: string): string[] {
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}-]+/gu) ?? []
  const isEnglish = languagesOf(words)[0] === 'en'
  const isSmall = (word: string) => EMPTY_WORDS.has(word) || (!isEnglish && isMarker(word))
  return [...new Set(words)].filter((word) => !isSmall(word) && !/^\d+$/.test(word))
}

type Limits = {
  asked: readonly MatchedConcept[]
  kinds: readonly { type: ContentType }[]
  place: Place | null
  online: string | undefined
}

/**
 * Drops words that only repeat a parsed limit, or a content type and nothing else, from the words to
 * search for.
 */
export function remainingWords(
  words: readonly string[],
  { asked, kinds, place, online }: Limits,
): string[] {
  const home = online && COMES_BY.vaguely.test(online) ? wordsOf(online) : []
  const plain = words.filter((word) => !STEP_FREE.test(word) && !home.includes(word))
  const withoutPlaceWords = withoutPlace(plain, place)
  const left =
    withoutPlaceWords.length + asked.length + kinds.length === 0 ? plain : withoutPlaceWords
  const isKind = asked.length === 0 && kinds.length > 0 && left.every((word) => ANY_KIND.test(word))
  return isKind ? [] : left
}
