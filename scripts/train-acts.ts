import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { actFeaturesOf, PLACES } from '#assistant/understand/acts/act-features.ts'
import { ACT_NAMES } from '#assistant/understand/acts/act-name.ts'
import { type ActExample, digestOf, readActs } from './acts/corpus.ts'
import { randomFrom } from './danger/roughened.ts'
import { quantized, trainLinear } from './train-linear.ts'

const SEED = 20_261_127
const ROUNDS = 20
const RATE = 0.5
const TARGET = join(import.meta.dirname, '../assistant/understand/acts/weights.json')

const corpus = readActs()
const features = corpus.map(({ text }) => actFeaturesOf(text))
const exampleAt = (index: number) => corpus[index] as ActExample
const { scale, biases, values } = quantized(
  trainLinear({
    count: corpus.length,
    classOf: (index) => ACT_NAMES.indexOf(exampleAt(index).name),
    featuresOf: (index) => features[index] ?? { places: [] },
    weightOf: (index) => exampleAt(index).weight,
    classes: ACT_NAMES.length,
    spread: PLACES,
    rounds: ROUNDS,
    rate: RATE,
    random: randomFrom(SEED),
  }),
)
const packed = deflateRawSync(values, { level: 9 }).toString('base64')
const stored = { corpus: digestOf(corpus), scale, biases, values: packed }
writeFileSync(TARGET, `${JSON.stringify(stored, null, 2)}\n`)
console.info(`${corpus.length} turns, ${Math.round(packed.length / 1024)} kB of weights`)
