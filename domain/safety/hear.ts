import { type CareTopic, readCareTopic } from '../caution.ts'
import { readDanger } from '../safety.ts'
import { fold } from '../text.ts'
import { readChance } from './model/classifier.ts'
import { THRESHOLDS, trainedWeights } from './model/weights.ts'
import { isOvercome } from './overcome.ts'
import type { Danger } from './phrases.ts'

/**
 * What was heard in a text. "unsure" is a suspicion of danger: it is asked about, with helplines, and
 * closes nothing.
 */
export type Heard =
  | { kind: 'danger'; danger: Danger }
  | { kind: 'topic'; topic: CareTopic }
  | { kind: 'unsure' }

/**
 * Whether a text calls for care: by the patterns, and where they hear nothing by the trained model. The
 * model is large, so this is for servers; a browser has the patterns alone. Total, without any memory: the
 * same text is heard the same everywhere, and nothing of it is kept.
 */
export function hear(text: string): Heard | null {
  const danger = readDanger(text)
  if (danger) return { kind: 'danger', danger }
  const topic = readCareTopic(text)
  if (topic) return { kind: 'topic', topic }
  if (isOvercome(fold(text))) return null
  const { alarm, chance } = readChance(text, trainedWeights())
  if (chance < THRESHOLDS.unsure) return null
  if (alarm === 'eating' || alarm === 'medication') return { kind: 'topic', topic: alarm }
  return chance < THRESHOLDS.sure ? { kind: 'unsure' } : { kind: 'danger', danger: alarm }
}

/** The danger in a text, if it is a matter of certainty. */
export function hearDanger(text: string): Danger | null {
  const heard = hear(text)
  return heard?.kind === 'danger' ? heard.danger : null
}
