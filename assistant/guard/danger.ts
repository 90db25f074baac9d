import { readSureDanger } from '#domain/care/safety.ts'
import { affirms } from '#domain/safety/affirms.ts'
import { denies } from '#domain/safety/denies.ts'
import { type Detection, detect, type FaintSign } from '#domain/safety/detect.ts'
import { withoutEarlyEnd } from '#domain/safety/ended-early.ts'
import { isSlowDanger } from '#domain/safety/slow.ts'
import type { Danger } from '#domain/safety/words/phrases.ts'

/**
 * The danger in a conversation, whether its newest turn indicates it, and whether it is certain: else
 * it ends when the visitor denies it, or goes on with two ordinary turns.
 */
export type DetectedDanger = { danger: Danger; isNew: boolean; isCertain: boolean }
/** Returns the detection of a turn, by its index. */
export type Detections = (at: number) => Detection | FaintSign | null

/**
 * Classifies the turns of a visitor, each once and on demand; a yes to the question whether
 * somebody is in danger is danger.
 */
export function detectLazily(said: readonly string[]): Detections {
  const known = new Map<number, Detection | FaintSign | null>()
  function listened(at: number): Detection | FaintSign | null {
    const before = known.get(at)
    if (before !== undefined) return before
    const text = said[at] ?? ''
    const heard = detect(withoutEarlyEnd(said.slice(0, at), text))
    const isYes = heard?.kind !== 'danger' && at > 0 && affirms(text)
    const wasAsked = isYes && isAsked(listened, at)
    const isSlow =
      (heard === null || heard.kind === 'faint') && isSlowDanger(said.slice(0, at), text)
    const plain: ReturnType<Detections> = isSlow ? { kind: 'unsure' } : heard
    const settled: ReturnType<Detections> = wasAsked
      ? { kind: 'danger', danger: 'self-harm', isCertain: true }
      : plain
    known.set(at, settled)
    return settled
  }
  return listened
}

/** Whether the answer before a turn asked if somebody is in danger. */
function isAsked(listened: Detections, at: number): boolean {
  const last = listened(at - 1)
  if (last?.kind === 'unsure' || isProbable(last)) return true
  return last === null && at > 1 && isProbable(listened(at - 2))
}

const isProbable = (heard: ReturnType<Detections>) => heard?.kind === 'danger' && !heard.isCertain

/**
 * Returns the danger detected in a conversation; null if there is none any more. Explicit phrases are
 * matched in every turn. Otherwise the trained model, which is slow, classifies turns from the
 * newest on, up to `letters` characters together. A second sign of danger makes it certain.
 */
export function dangerOf(
  said: readonly string[],
  listened: Detections,
  letters = Number.POSITIVE_INFINITY,
): DetectedDanger | null {
  const alarms = alarmsIn(said, listened, letters)
  const [alarm] = alarms
  if (!alarm) return null
  const { danger, at } = alarm
  const isNew = at === said.length - 1
  const isCertain = alarms.length > 1 || alarm.isCertain
  const isOver = !isCertain && isEnded(said, listened, at)
  return isOver ? null : { danger, isNew, isCertain }
}

type DangerAt = { danger: Danger; isCertain: boolean; at: number }

/** The turns that indicate danger, newest first. */
function alarmsIn(said: readonly string[], listened: Detections, letters: number): DangerAt[] {
  const last = said.length - 1
  let left = letters
  return said.flatMap((_, before): DangerAt[] => {
    const at = last - before
    const text = said[at] ?? ''
    left -= text.length
    const heard = at === last || left >= 0 ? listened(at) : null
    if (heard?.kind === 'danger') return [{ ...heard, at }]
    const danger = readSureDanger(text)
    return danger ? [{ danger, isCertain: true, at }] : []
  })
}

/** Whether a turn after this one denies the danger, or two in a row have no sign of any. */
function isEnded(said: readonly string[], listened: Detections, at: number): boolean {
  const isOrdinary = (turn: number) => listened(turn) === null
  const later = said.slice(at + 1).map((text, index) => ({ text, turn: at + 1 + index }))
  return later.some(
    ({ text, turn }) =>
      isOrdinary(turn) && (denies(text) || (turn > at + 1 && isOrdinary(turn - 1))),
  )
}
