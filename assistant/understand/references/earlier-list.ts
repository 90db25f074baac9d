import { CONCEPTS } from '#domain/concepts/concepts.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import type { Wishes } from '../need/wishes.ts'
import { pointedAt } from '../shown-request.ts'

/** An earlier answer with several listings, and the wishes that it answered. */
export type EarlierList = { wishes: Wishes; list: readonly Candidate[] }

const BACK =
  /\b(?:(?:go(?:ing)?|take me|lets go|get|come|switch) back to|back to|return to|the (?:ones?|list|results) (?:from )?(?:before|earlier)|(?:earlier|previous) (?:ones?|list|results)|volv\w+ a|de antes|anteriores|zuruck zu[rm]?|(?:die|den|das) (?:von )?vorhin|vorherigen?|reven\w+ aux?|retour aux?|d ?avant|precedente?s?)\b/
const SHOWN_BEFORE =
  /\b(?:you (?:showed|gave|had|mentioned|suggested)|me (?:ensenaste|mostraste|diste)|(?:mir |du )?(?:gezeigt|vorgeschlagen) hast|tu (?:m ?as|as) (?:montre|propose)|vous (?:m ?avez|avez) (?:montre|propose))\b.*\b(?:before|earlier|first|at the (?:start|beginning)|antes|primero|vorher|zuvor|am anfang|avant|au debut)\b/

/** Whether a folded turn goes back to listings of an earlier answer. */
export function goesBack(plain: string): boolean {
  return BACK.test(plain) || SHOWN_BEFORE.test(plain)
}

/**
 * The earlier list that a turn goes back to: the newest whose wishes share a part with the turn, else the one before the
 * list of now. Null without earlier lists.
 */
export function earlierList(
  plain: string,
  need: Need,
  history: readonly EarlierList[],
): EarlierList | null {
  const before = history.slice(0, -1)
  const isOf = ({ wishes }: EarlierList) => sharesPart(wishes.need, need, plain)
  // "Before Greece": the list after it is not meant.
  const until = before.findLastIndex(({ wishes }) => isBefore(plain, wishes.need))
  const open = until > 0 ? before.slice(0, until) : before
  return open.findLast(isOf) ?? open.at(-1) ?? null
}

/** The listing of an earlier list that a turn asks about ("that first one you showed before"); empty for none. */
export function pointedInList(plain: string, { list }: EarlierList): Candidate[] {
  return SHOWN_BEFORE.test(plain) ? pointedAt(plain, list).slice(0, 1) : []
}

function sharesPart(old: Need, now: Need, plain: string): boolean {
  const isPlace = old.place !== null && now.place !== null && old.place.said === now.place.said
  const isKind = now.contentTypes.some((kind) => old.contentTypes.includes(kind))
  const isConcept = now.asked.some(
    ({ name, implied }) =>
      !implied &&
      CONCEPTS[name].group !== 'people' &&
      old.asked.some((each) => !each.implied && each.name === name),
  )
  const isThing = old.thing !== null && plain.includes(fold(old.thing.said))
  return isConcept || isThing || isPlace || isKind
}

const BEFORE = /\b(?:before|antes de|vor|avant) (?:the |la |el |las |los |den |der |die |le |l)?/

/** Whether a folded turn says "before" a place of a need. */
function isBefore(plain: string, { place }: Need): boolean {
  const [said] = BEFORE.exec(plain) ?? []
  const rest = said && plain.slice(plain.indexOf(said) + said.length)
  return Boolean(rest && place && rest.startsWith(fold(place.said)))
}
