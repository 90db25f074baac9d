import { expect, test } from 'vitest'
import { toAscii } from './ascii.ts'

const run = (code: string): unknown => new Function(`return ${code}`)()

test.each([
  '"it’s — 5 € 👋 é"',
  '`it’s für\\\\’`',
  '"‘’".replace(/[‘’]/g, "\'")',
  '"👋🇩🇪".match(/[👋]|\\p{RI}/gu)',
  'Object.keys({ "größe": 1, höhe: 2 })',
])('says the same in ASCII: %s', (code) => {
  const written = toAscii(code)
  expect(written).toMatch(/^[\0-\x7f]+$/)
  expect(run(written)).toEqual(run(code))
})

test.each(['"\\’"', 'String.raw`…`'])('refuses what an escape would change: %s', (code) => {
  expect(() => toAscii(code)).toThrow('cannot be written in ASCII')
})
