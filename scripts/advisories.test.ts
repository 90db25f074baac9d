import { expect, test } from 'vitest'
import { advisoryLines, readAudit } from './advisories.ts'

const linesOf = (output: string | null) => advisoryLines(readAudit(output)).join('\n')
const REJECTED =
  '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk'

test.each([
  ['a registry without advisories', JSON.stringify({ message: REJECTED, error: {} }), REJECTED],
  ['no network', JSON.stringify({ error: { code: 'ENOTFOUND', summary: '' } }), 'ENOTFOUND'],
  [
    'an error beside an empty report',
    JSON.stringify({ message: 'EAUDIT', vulnerabilities: {}, error: {} }),
    'EAUDIT',
  ],
  ['an empty object', '{}', 'no report'],
  ['null', 'null', 'no report'],
  ['no JSON', 'npm error', 'no report'],
  ['no output', '', 'no report'],
  ['npm that did not start', null, 'no report'],
])('%s is reported as not checked, never as free of advisories', (_, output, reason) => {
  const text = linesOf(output)
  expect(text).toContain('NOT CHECKED')
  expect(text).toContain(reason)
  expect(text).toContain('unknown')
  expect(text).not.toMatch(/✓|no known/)
})

test('a complete report without advisories says so', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'checked', advisories: [] })
  expect(linesOf('{"vulnerabilities":{}}')).toBe(
    '✓ no known advisory of moderate severity or more in production dependencies',
  )
})

test('an advisory is listed once, with its severity and address; low ones are left out', () => {
  const advisory = { severity: 'high', title: 'Wrapping', url: 'https://advisories.example/1' }
  const low = { ...advisory, severity: 'low' }
  const vulnerabilities = { one: { via: [advisory, advisory, 'two'] }, two: { via: [low] } }
  expect(linesOf(JSON.stringify({ vulnerabilities }))).toBe(
    '✗ one: high, Wrapping (https://advisories.example/1)',
  )
})
