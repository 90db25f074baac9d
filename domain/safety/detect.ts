import { type CareTopic, readCareTopic } from '../care/caution.ts'
import { readDanger, readSureDanger } from '../care/safety.ts'
import { fold } from '../text/text.ts'
import { withoutEveryday } from './everyday.ts'
import { readChance } from './model/classifier.ts'
import { meaningOf } from './model/meanings.ts'
import { THRESHOLDS, trainedWeights } from './model/weights.ts'
import { isOvercome } from './overcome.ts'
import type { Danger } from './phrases.ts'
import { isPlainEating, isPregnancySickness } from './plainly.ts'
import { isPlainWeightWish } from './weight-wish.ts'

/**
 * What was heard in a text. "unsure" is a suspicion of danger: it is asked about, with helplines, and
 * closes nothing.
 */
export type Detection =
  | { kind: 'danger'; danger: Danger }
  | { kind: 'topic'; topic: CareTopic }
  | { kind: 'unsure' }

/**
 * Whether a text calls for care: by the patterns, and where they hear nothing by the trained model alone.
 * What they hear in doubt, the model takes back if it is certain that nothing is the matter. It is large, so this is for servers; a browser
 * has the patterns. Total, without any memory: the same text is heard the same everywhere, and nothing of
 * it is kept.
 */
export function detect(text: string): Detection | null {
  const sure = readSureDanger(text)
  if (sure) return { kind: 'danger', danger: sure }
  const named = heardByName(text)
  if (named) return isDoubted(named, text) ? null : named
  const rest = withoutEveryday(fold(text))
  if (!isSaying(rest) || isPlainWeightWish(fold(text))) return null
  const whole = readChance(text, trainedWeights())
  // What is left of a text may sound worse out of its sentence.
  const left = rest === fold(text) ? whole : readChance(rest, trainedWeights())
  const { alarm, chance } = left.chance < whole.chance ? left : whole
  if (chance < THRESHOLDS.unsure || isOvercome(fold(text))) return null
  const isUsual = alarm === 'eating' || alarm === 'emergency'
  if (isUsual && isPregnancySickness(fold(text))) return null
  if (alarm === 'eating' || alarm === 'medication') return { kind: 'topic', topic: alarm }
  return chance < THRESHOLDS.sure ? { kind: 'unsure' } : { kind: 'danger', danger: alarm }
}

const FUNCTION_WORD =
  /^(?:an?|the|and|or|of|to|in|on|at|for|with|by|from|but|el|la|los|las|un|una|y|o|de|del|en|con|por|para|der|die|das|den|dem|ein|eine|und|oder|von|im|mit|fur|le|les|une?|et|ou|du|des|au|aux|avec|pour)$/

/** No meaning that is known, or that of a colour. */
const SAYS_NOTHING: ReadonlySet<string | null> = new Set([null, 'blue'])
/** More words than these are a sentence, whatever they are. */
const FEW_WORDS = 4

/**
 * Whether there is more in a folded text than articles and the like, or a few words none of which the model knows,
 * of which it can make nothing.
 */
function isSaying(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !FUNCTION_WORD.test(word))
  return words.length > FEW_WORDS || words.some((word) => !SAYS_NOTHING.has(meaningOf(word)))
}

/** Whether the model is certain that nothing is the matter. Cures it has not learnt, and what is plain it may not judge. */
function isDoubted(named: Detection, text: string): boolean {
  if (named.kind === 'topic' && (named.topic === 'cure' || isPlainEating(fold(text)))) return false
  return readChance(text, trainedWeights()).chance < THRESHOLDS.named
}

/** What the patterns hear. They also hear it in titles, studies and jokes, which the model knows better. */
function heardByName(text: string): Detection | null {
  const danger = readDanger(text)
  if (danger) return { kind: 'danger', danger }
  const topic = readCareTopic(text)
  return topic && { kind: 'topic', topic }
}

/** The danger in a text, if it is a matter of certainty. */
export function detectDanger(text: string): Danger | null {
  const heard = detect(text)
  return heard?.kind === 'danger' ? heard.danger : null
}
