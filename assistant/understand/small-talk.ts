import type { Need } from '#domain/need/need.ts'
import { anyOf, phrasePattern, wholeTurn } from './phrases/pattern.ts'
import type { Talk } from './phrases/phrases.ts'

const THANKS = new RegExp(`^${anyOf('thanks')}\\b[^?]{0,40}$`)
/** "Ok, show me something portable" is a request. */
const SHOWING =
  /\b(?:show|find|give|something|anything|somewhere|muestra\w*|ensena\w*|busca\w*|algo|zeig\w*|such\w*|etwas|montre\w*|trouve\w*|cherche\w*|quelque chose)\b/
const GREETING = new RegExp(`^${anyOf('greeting')}(?: there| willow| again| everyone)?[ !.,]*$`)
const BYE = new RegExp(`^${anyOf('bye')}\\b.{0,20}$`)
const ABOUT = new RegExp(`\\b${anyOf('about')}\\b|^(?:help|ayuda|hilfe|aide)$`)
const ABILITIES = phrasePattern('abilities')
const REFUND = phrasePattern('refund')
const MY_DATA = phrasePattern('myData')
const HOW_ARE_YOU = new RegExp(`\\b${anyOf('howAreYou')}(?!\\p{L})`, 'u')
/** Phrases about the assistant if they are the whole turn, whatever they mean otherwise. */
const ABOUT_YOU = new RegExp(`^${anyOf('aboutYou')}[ !.]*$`)
const COMPLAINT = wholeTurn('complaint')
const ABUSE = phrasePattern('abuse')
const NOT_MEANT = wholeTurn('notMeant')
const YES_NO = wholeTurn('yesNo')
const OFF_TOPIC = phrasePattern('offTopic')
const NEVER_OURS = phrasePattern('neverOurs')

/** Returns the small talk of a folded turn; null if it is none, or also a request. Never throws. */
export function talkIn(
  plain: string,
  need: Need,
  { says, isAssessed }: { says: boolean; isAssessed: boolean },
): Talk | null {
  const isWellness =
    need.concepts.length > 0 || need.contentTypes.length > 0 || need.avoided.length > 0
  if (GREETING.test(plain)) return 'greeting'
  if (COMPLAINT.test(plain) || (ABUSE.test(plain) && !isWellness)) return 'complaint'
  if (NOT_MEANT.test(plain)) return 'notMeant'
  if (!isAssessed && YES_NO.test(plain)) return 'yesNo'
  if (BYE.test(plain)) return 'bye'
  const isRequest = need.words.length > 0 && SHOWING.test(plain)
  if (!isAssessed && THANKS.test(plain) && !says && !isRequest) return 'thanks'
  if (REFUND.test(plain)) return 'refund'
  if (MY_DATA.test(plain)) return 'myData'
  if (ABILITIES.test(plain)) return 'abilities'
  if (ABOUT.test(plain)) return 'about'
  if (ABOUT_YOU.test(plain) || (HOW_ARE_YOU.test(plain) && !says)) return 'howAreYou'
  return NEVER_OURS.test(plain) || (OFF_TOPIC.test(plain) && !isWellness) ? 'offTopic' : null
}
