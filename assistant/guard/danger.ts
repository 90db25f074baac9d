import { readSureDanger } from '#domain/care/safety.ts'
import { affirms } from '#domain/safety/affirms.ts'
import { type Detection, detect, type FaintSign } from '#domain/safety/detect.ts'
import { withoutEarlyEnd } from '#domain/safety/ended-early.ts'
import type { Danger } from '#domain/safety/phrases.ts'
import { isSlowDanger } from '#domain/safety/slow.ts'

/** The danger in a conversation, and whether its newest turn indicates it. */
export type DetectedDanger = { danger: Danger; isNew: boolean }
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
    const wasAsked = isYes && listened(at - 1)?.kind === 'unsure'
    const isSlow =
      (heard === null || heard.kind === 'faint') && isSlowDanger(said.slice(0, at), text)
    const plain: ReturnType<Detections> = isSlow ? { kind: 'unsure' } : heard
    const settled: ReturnType<Detections> = wasAsked
      ? { kind: 'danger', danger: 'self-harm' }
      : plain
    known.set(at, settled)
    return settled
  }
  return listened
}

/**
 * Returns the danger detected in a conversation; null if there is none. Explicit phrases are
 * matched in every turn. Otherwise the trained model, which is slow, classifies turns from the
 * newest on, up to `letters` characters together.
 */
export function dangerOf(
  said: readonly string[],
  listened: Detections,
  letters = Number.POSITIVE_INFINITY,
): DetectedDanger | null {
  const last = said.length - 1
  const newest = listened(last)
  if (newest?.kind === 'danger') return { danger: newest.danger, isNew: true }
  for (const text of said) {
    const danger = readSureDanger(text)
    if (danger) return { danger, isNew: false }
  }
  let left = letters - (said[last]?.length ?? 0)
  for (let at = last - 1; at >= 0; at--) {
    left -= said[at]?.length ?? 0
    const heard = left < 0 ? null : listened(at)
    if (heard?.kind === 'danger') return { danger: heard.danger, isNew: false }
  }
  return null
}
