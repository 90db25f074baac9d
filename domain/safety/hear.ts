import { type CareTopic, readCareTopic } from '../caution.ts'
import { readDanger, readSureDanger } from '../safety.ts'
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
 * Whether a text calls for care: by the patterns, and where they hear nothing by the trained model alone.
 * What they hear in doubt, the model takes back if it is certain that nothing is the matter. It is large, so this is for servers; a browser
 * has the patterns. Total, without any memory: the same text is heard the same everywhere, and nothing of
 * it is kept.
 */
export function hear(text: string): Heard | null {
  const sure = readSureDanger(text)
  if (sure) return { kind: 'danger', danger: sure }
  const { alarm, chance } = readChance(text, trainedWeights())
  const named = heardByName(text)
  if (named) return chance < THRESHOLDS.named ? null : named
  if (chance < THRESHOLDS.unsure || isOvercome(fold(text))) return null
  if (alarm === 'eating' || alarm === 'medication') return { kind: 'topic', topic: alarm }
  return chance < THRESHOLDS.sure ? { kind: 'unsure' } : { kind: 'danger', danger: alarm }
}

/** What the patterns hear. They also hear it in titles, studies and jokes, which the model knows better. */
function heardByName(text: string): Heard | null {
  const danger = readDanger(text)
  if (danger) return { kind: 'danger', danger }
  const topic = readCareTopic(text)
  return topic && { kind: 'topic', topic }
}

/** The danger in a text, if it is a matter of certainty. */
export function hearDanger(text: string): Danger | null {
  const heard = hear(text)
  return heard?.kind === 'danger' ? heard.danger : null
}
