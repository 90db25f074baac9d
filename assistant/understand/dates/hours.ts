/** A stated hour, in minutes from midnight, and the side of it on which an event may begin. */
export type Hour = { said: string; minutes: number; side: 'around' | 'from' | 'until' }

const BEFORE =
  '(?:at|around|about|from|after|before|by|a las?|sobre las?|desde las?|despues de las?|antes de las?|um|gegen|ab|nach|vor|a|vers|des|apres|avant)'
const DIGITS = '(?:2[0-3]|1\\d|0?\\d)'
const MINUTES = '(?:[:.h][0-5]\\d)'
const CLOCK = [
  `(?:${BEFORE} )?${DIGITS}${MINUTES}? ?(?:[ap]\\.?m\\b\\.?|uhr\\b(?: (?:morgens|vormittags|nachmittags|abends))?|oclock\\b|de la (?:manana|tarde|noche)\\b)`,
  `${BEFORE} ${DIGITS}(?: ?oclock)? in the (?:morning|afternoon|evening)\\b`,
  `${BEFORE} ${DIGITS}${MINUTES}(?!\\d)`,
  `(?:vers|des|apres|avant) ${DIGITS} ?h\\b|a ${DIGITS}(?:h\\b| h(?=$|[.,;!?]| (?:a|en|dans|pres|le|la|pour)\\b))`,
].join('|')
/** Group activities at a set time, following the part of the day. */
const HELD =
  'class(?:es)?|sessions?|courses?|workshops?|yoga|meditations?|pilates|tai chi|qigong|breathwork|sound baths?|events?'
/** Parts of the day of an event; "stiff mornings" and "a good night" do not match. */
const PART = [
  `(?:in|during) the (?:mornings?|afternoons?|evenings?)|(?:mornings?|afternoons?|evenings?)(?= (?:${HELD})\\b)`,
  '^(?:mornings?|afternoons?|evenings?)$',
  '(?:por|en) la (?:manana|tarde|noche)',
  'am (?:vormittag|nachmittag|abend)|vormittags|nachmittags|abends',
  '(?:le|en|du) (?:matin|soir|matinee|soiree)|(?:en |dans )?lapres[ -]midi',
].join('|')

/** Matches hours and parts of the day that state a time, not a mood. */
export const HOURS = new RegExp(`(?<!\\S)(?:${CLOCK}|${PART})(?![\\p{L}\\d])`, 'gu')

const FIRST_CLOCK = new RegExp(`(?<!\\S)(?:${CLOCK})`)
const HALF_A_DAY = 12

/** Parses the hour in folded text; null if there is none, or only a part of the day. */
export function parseHour(plain: string): Hour | null {
  const said = FIRST_CLOCK.exec(plain)?.[0]
  const [, digits, past = '0'] = /(\d{1,2})(?:[:.h](\d\d))?/.exec(said ?? '') ?? []
  if (!said || digits === undefined) return null
  const hour = Number(digits)
  const isLater = /p\.?m|nachmittags|abends|tarde|noche|afternoon|evening/.test(said)
  const isMidnight = /a\.?m/.test(said) && hour === HALF_A_DAY
  const ofDay = isMidnight ? 0 : isLater && hour < HALF_A_DAY ? hour + HALF_A_DAY : hour
  return { said, minutes: ofDay * 60 + Number(past), side: sideOf(said) }
}

function sideOf(said: string): Hour['side'] {
  if (/^(?:from|after|desde|despues|ab|nach|des|apres)\b/.test(said)) return 'from'
  return /^(?:before|by|antes|vor|avant)\b/.test(said) ? 'until' : 'around'
}

const NEAR_MINUTES = 60

/** Whether an event that starts at "HH:MM" is at the stated hour; "around" allows 60 minutes. */
export function isAtHour({ minutes, side }: Hour, start: string): boolean {
  const [hours = 0, past = 0] = start.split(':').map(Number)
  const begins = hours * 60 + past
  if (side === 'from') return begins >= minutes
  if (side === 'until') return begins <= minutes
  return Math.abs(begins - minutes) <= NEAR_MINUTES
}
