import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACT_NAMES, type ActName } from '#assistant/understand/acts/act-name.ts'
import { allDescriptions } from '#domain/concepts/descriptions/descriptions.ts'
import { LANGUAGES } from '#domain/language/language.ts'

export type ActExample = { name: ActName; text: string; weight: number }

const FOLDER = join(import.meta.dirname, 'corpus')
const SETS = join(import.meta.dirname, '../../test/acts')
/** Every so many of the described troubles is an example of a wish. */
const EVERY = 2
/** Turns beside listings are fewer, and the ones that the model is for. */
const LATER = 2

/** Turns with their act, which the model is trained on: first ones, and ones that follow an answer. */
export function readActs(): ActExample[] {
  const wishes = allDescriptions()
    .filter((_, at) => at % EVERY === 0)
    .map(({ text }): ActExample => ({ name: 'seek', text, weight: 1 }))
  const written = LANGUAGES.flatMap((language) => [
    ...turnsIn(`${language}.txt`, 1),
    ...turnsIn(`${language}-later.txt`, LATER),
  ])
  return [...written, ...wishes]
}

function turnsIn(file: string, weight: number): ActExample[] {
  return linesOf(join(FOLDER, file)).map(([name = '', text = '']) => ({
    name: actNamed(name),
    text,
    weight,
  }))
}

/** Turns of a held-out set, with their language. */
export function readHeldOutTurns(file: 'turns.txt' | 'later-turns.txt') {
  return linesOf(join(SETS, file)).map(([language = '', name = '', text = '']) => ({
    language,
    name: actNamed(name),
    text,
  }))
}

/** A digest of a corpus, stored with the model trained on it. */
export function digestOf(examples: readonly ActExample[]): string {
  return createHash('sha256').update(JSON.stringify(examples)).digest('hex')
}

function linesOf(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
}

function actNamed(name: string): ActName {
  const found = ACT_NAMES.find((each) => each === name)
  if (!found) throw new Error(`${name} is no act`)
  return found
}
