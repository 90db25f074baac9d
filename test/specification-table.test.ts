import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './imports.ts'
import { SPECIFICATION_LINES } from './specification-lines.ts'
import { specificationPage, testsByLine } from './specification-table.ts'

test('every line of the specification has a test with its key, or a reason', () => {
  const tests = testsByLine()
  const bare = SPECIFICATION_LINES.filter(
    ({ key, untested }) => tests.get(key)?.length === 0 && untested === undefined,
  )
  expect(bare.map(({ key }) => key)).toEqual([])
})

test('docs/specification.md matches the tests', () => {
  expect(readFileSync(join(ROOT, 'docs', 'specification.md'), 'utf8')).toBe(specificationPage())
})
