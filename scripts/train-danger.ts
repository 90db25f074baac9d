import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCareTopic } from '#domain/care/caution.ts'
import { readDanger } from '#domain/care/safety.ts'
import { CLASSES, readChance, type Weights } from '#domain/safety/model/classifier.ts'
import {
  digestOf,
  type Example,
  readCorpus,
  readFreshHeldOut,
  readHeldOut,
  readScenesHeldOut,
} from './danger/corpus.ts'
import { randomFrom } from './danger/roughened.ts'
import { train } from './danger/train.ts'
import { crossValidated, figuresOf, type Judged, leastOf, thresholdFor } from './danger/validate.ts'

const SEED = 20_261_121
/**
 * Accepted false alarms among the corpus's harmless phrases without a pattern match; half of them are
 * deliberately misleading.
 */
const FAINT = 0.17
const UNSURE = 0.012
const SURE = 0.005
/** Accepted loss of dangers matched by patterns, so that the model can overrule false matches in titles. */
const UNSAID = 0.005
const TARGET = join(import.meta.dirname, '../domain/safety/model/weights.json')

const corpus = readCorpus()
const judged = crossValidated(corpus, SEED)
const [named, unnamed] = [judged.filter(isInPatterns), judged.filter((one) => !isInPatterns(one))]
const thresholds = {
  sure: rounded(thresholdFor(unnamed, SURE)),
  unsure: rounded(thresholdFor(unnamed, UNSURE)),
  faint: rounded(thresholdFor(unnamed, FAINT)),
  named: rounded(leastOf(named, UNSAID)),
}
const weights = train(corpus, randomFrom(SEED))
write(weights)
console.info(
  `${corpus.length} phrases; sure from ${thresholds.sure}, unsure from ${thresholds.unsure}, faint from ${thresholds.faint}, named from ${thresholds.named}`,
)
show('cross-validated, model alone', judged, isLikely)
show('cross-validated, model alone, with faint signs', judged, isFaint)
show('cross-validated, patterns alone', judged, isInPatterns)
show('cross-validated, both', judged, isDetected)
const held = readHeldOut().map(judge)
show('held out of training, model alone', held, isLikely)
show('held out of training, both', held, isDetected)
show('third set, held-out half, both', readFreshHeldOut().map(judge), isDetected)
show('scenes held out, both', readScenesHeldOut().map(judge), isDetected)
showConfusion(judged.filter(isLikely))

function isLikely({ chance }: Judged): boolean {
  return chance >= thresholds.unsure
}

function isFaint({ chance }: Judged): boolean {
  return chance >= thresholds.faint
}

/** The decision of `detect`. */
function isDetected(one: Judged): boolean {
  return one.chance >= (isInPatterns(one) ? thresholds.named : thresholds.unsure)
}

function judge(one: Example): Judged {
  return { ...one, ...readChance(one.text, weights) }
}

function isInPatterns({ text }: Example): boolean {
  return (readDanger(text) ?? readCareTopic(text)) !== null
}

function rounded(chance: number): number {
  return Math.round(chance * 1000) / 1000
}

function write({ scale, biases, values }: Weights): void {
  const bytes = Buffer.from(Int8Array.from(values).buffer).toString('base64')
  const stored = { corpus: digestOf(corpus), thresholds, scale, biases: [...biases], values: bytes }
  writeFileSync(TARGET, `${JSON.stringify(stored, null, 2)}\n`)
}

function show(title: string, some: readonly Judged[], isDetected: (one: Judged) => boolean): void {
  const lines = figuresOf(some, isDetected).map(
    ({ name, count, heard }) =>
      `  ${name.padEnd(14)} ${(100 * heard).toFixed(1).padStart(5)} % of ${count}`,
  )
  console.info([title, ...lines].join('\n'))
}

/** The confusion matrix of detections by the model. */
function showConfusion(detected: readonly Judged[]): void {
  const rows = CLASSES.map((label) => {
    const counts = CLASSES.slice(1).map(
      (alarm) => detected.filter((one) => one.label === label && one.alarm === alarm).length,
    )
    return `  ${label.padEnd(12)} ${counts.join(' ')}`
  })
  console.info([`said, and heard as ${CLASSES.slice(1).join(', ')}`, ...rows].join('\n'))
}
