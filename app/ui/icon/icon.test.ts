import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

const APP = join(import.meta.dirname, '..', '..')

test('the sprite has one symbol for each name', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8')
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(symbols).toEqual([...ICON_NAMES])
})

test('every icon is used', () => {
  const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|icon-names)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(APP, path), 'utf8'))
  const unused = ICON_NAMES.filter(
    (name) => !sources.some((source) => new RegExp(`["']${name}["']`).test(source)),
  )
  expect(unused).toEqual([])
})
