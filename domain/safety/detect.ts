import { type CareTopic, readCareTopic } from '../care/caution.ts'
import { readDanger, readSureDanger } from '../care/safety.ts'
import { languagesIn } from '../language/language-markers.ts'
import { fold } from '../text/text.ts'
import { withoutEveryday } from './everyday.ts'
import { readChance } from './model/classifier.ts'
import { meaningOf } from './model/meanings.ts'
import { THRESHOLDS, trainedWeights } from './model/weights.ts'
import { isOvercome } from './overcome.ts'
import { isPlainEating, isPregnancySickness } from './plainly.ts'
import { isPlainWeightWish } from './weight-wish.ts'
import type { Alarm, Danger } from './words/phrases.ts'

/**
 * A detection is answered with care only. Danger is certain if it is stated plainly, or if patterns
 * and model agree. "unsure" is a suspicion: a question and helplines.
 */
export type Detection =
  | { kind: 'danger'; danger: Danger; isCertain: boolean }
  | { kind: 'topic'; topic: CareTopic }
  | { kind: 'unsure' }

/** A faint sign: the usual answer, with a line on how to find help. */
export type FaintSign = { kind: 'faint'; alarm: Alarm }

/**
 * Classifies whether a text needs a care answer: by the patterns, and if none matches by the
 * trained model alone. A match of a pattern is overruled if the model is certain that the text is
 * harmless. The model is large, so this runs on servers; browsers have only the patterns.
 * Stateless, stores nothing and never throws.
 */
export function detect(text: string): Detection | FaintSign | null {
  const sure = readSureDanger(text)
  if (sure) return { kind: 'danger', danger: sure, isCertain: true }
  // Patterns also match titles, studies and jokes, which the model classifies better.
  const matched = readDanger(text)
  if (matched) return confirmed(matched, text)
  const topic = readCareTopic(text)
  if (topic) return isDoubted(topic, text) ? null : { kind: 'topic', topic }
  const rest = withoutEveryday(fold(text))
  if (!isMeaningful(rest) || isPlainWeightWish(fold(text))) return null
  const whole = readChance(text, trainedWeights())
  // Without its context the rest may score higher than the whole text.
  const left = rest === fold(text) ? whole : readChance(rest, trainedWeights())
  const { alarm, chance } = left.chance < whole.chance ? left : whole
  if (chance < THRESHOLDS.faint || isOvercome(fold(text))) return null
  const isUsual = alarm === 'eating' || alarm === 'emergency'
  if (isUsual && isPregnancySickness(fold(text))) return null
  if (chance < THRESHOLDS.unsure) return isSentence(rest) ? { kind: 'faint', alarm } : null
  if (alarm === 'eating' || alarm === 'medication') return { kind: 'topic', topic: alarm }
  if (chance < THRESHOLDS.sure) return { kind: 'unsure' }
  return { kind: 'danger', danger: alarm, isCertain: false }
}

const FUNCTION_WORD =
  /^(?:an?|the|and|or|of|to|in|on|at|for|with|by|from|but|el|la|los|las|un|una|y|o|de|del|en|con|por|para|der|die|das|den|dem|ein|eine|und|oder|von|im|mit|fur|le|les|une?|et|ou|du|des|au|aux|avec|pour)$/

/** No known meaning, or only a colour. */
const UNINFORMATIVE: ReadonlySet<string | null> = new Set([null, 'blue'])
/** More words than these are a sentence. */
const FEW_WORDS = 4

/** Whether a folded text is long enough for a faint sign to be meaningful. */
function isSentence(text: string): boolean {
  return informativeWords(text).length > FEW_WORDS
}

function informativeWords(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => !FUNCTION_WORD.test(word))
}

/** Whether a folded text is more than function words, or than a few words unknown to the model. */
function isMeaningful(text: string): boolean {
  const words = informativeWords(text)
  const languages = languagesIn(words)
  const meanings = words.map((word) => meaningOf(word, languages))
  return words.length > FEW_WORDS || meanings.some((meaning) => !UNINFORMATIVE.has(meaning))
}

/** Returns danger that patterns match; null if the model is certain that the text is harmless. */
function confirmed(danger: Danger, text: string): Detection | null {
  const { chance } = readChance(text, trainedWeights())
  if (chance < THRESHOLDS.named) return null
  return { kind: 'danger', danger, isCertain: chance >= THRESHOLDS.sure }
}

/**
 * Whether the model is certain that a question of a care topic is harmless. It is not trained on
 * cures, and may not overrule plain statements.
 */
function isDoubted(topic: CareTopic, text: string): boolean {
  if (topic === 'cure' || isPlainEating(fold(text))) return false
  return readChance(text, trainedWeights()).chance < THRESHOLDS.named
}

/** The danger detected in a text; null without one, or if it is only suspected. */
export function detectDanger(text: string): Danger | null {
  const detection = detect(text)
  return detection?.kind === 'danger' ? detection.danger : null
}
