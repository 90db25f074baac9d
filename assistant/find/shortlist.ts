import { baseOf } from '#domain/concepts/concepts.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'

/**
 * Filters out listings far below the best score: they only share a word with the query. If the need
 * is for something gentle or for elderly people, strenuous listings come last.
 */
export function relevant(need: Need, fits: Fit[]): Fit[] {
  if (need.words.length === 0 && need.concepts.length === 0) return fits
  const best = fits[0]?.score ?? 0
  const near = fits.filter(({ score }) => score > 0.1 && score >= 0.4 * best)
  if (!isGentle(need)) return near
  return [...near.filter((fit) => !isStrenuous(fit)), ...near.filter(isStrenuous)]
}

const GENTLE = /\b(?:gentl[ey]|low[ -]impact|suaves?|sanft\w*|schonend\w*|dou(?:x|ces?))\b/
/** Matched in the request as well as in the text of a listing. */
const STRENUOUS =
  /(?<!\b(?:no|not|without|nothing|after) )\b(?:hik(?:e|es|ing)|treks?|trekking|climb(?:s|ing)?|summits?|scrambl\w+|strenuous|demanding|steep|boot ?camps?|crossfit|marathons?|(?:ten|eleven|twelve|fifteen|twenty|[1-9]\d)(?: to \w+)? (?:miles?|kilomet\w+|km))\b/

function isGentle({ asked, words }: Need): boolean {
  const said = fold([...words, ...asked.map(({ said: each }) => each)].join(' '))
  const isOfAge = asked.some(({ name, implied }) => !implied && baseOf(name) === 'elders')
  return (isOfAge || GENTLE.test(said)) && !STRENUOUS.test(said)
}

/** Whether the text of an activity describes it as strenuous; a house near a trail is not. */
function isStrenuous({ candidate }: Fit): boolean {
  const { contentType, title, type, tags, description } = candidate
  const isDone = contentType === 'experience' || contentType === 'enhancement'
  return isDone && STRENUOUS.test(fold([title, type, ...tags, description].join(' . ')))
}

const FIRST = 4
const OF_ONE_KIND = 2

/** At most two of a category among the first four, as long as there are others. */
export function spread(fits: readonly Fit[]): Fit[] {
  const chosen: Fit[] = []
  const held: Fit[] = []
  for (const fit of fits) {
    const same = chosen.filter(
      ({ candidate }) => candidate.contentType === fit.candidate.contentType,
    )
    if (chosen.length < FIRST && same.length >= OF_ONE_KIND) held.push(fit)
    else chosen.push(fit)
  }
  const front = chosen.slice(0, FIRST)
  const missing = held.splice(0, FIRST - front.length)
  return [
    ...front,
    ...missing,
    ...[...held, ...chosen.slice(FIRST)].sort((a, b) => b.score - a.score),
  ]
}
