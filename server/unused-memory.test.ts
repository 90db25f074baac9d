import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectAll, type Rest, returnUnused } from './unused-memory.ts'

/** A process that is busy for these parts of the windows to come, then at rest. */
function busyFor(parts: number[], onPause: (window: number) => void = () => {}) {
  const seen = { windows: 0, collectedAfter: [] as number[] }
  const rest: Rest = {
    busyPart: () => parts[seen.windows - 1] ?? 0,
    pause: async () => onPause(++seen.windows),
    collect: () => seen.collectedAfter.push(seen.windows),
  }
  return { rest, seen }
}

test('memory is given back once nobody has been there for three windows, and only once', async () => {
  const { rest, seen } = busyFor([0.9, 0, 0, 0.1, 0])
  await returnUnused(new AbortController().signal, rest)
  expect(seen).toEqual({ windows: 7, collectedAfter: [7] })
})

test('whoever is always there is never held up, and a stop ends the waiting', async () => {
  const stopping = new AbortController()
  const { rest, seen } = busyFor(Array(50).fill(0.05), (window) => {
    if (window === 40) stopping.abort()
  })
  await returnUnused(stopping.signal, rest)
  expect(seen).toEqual({ windows: 40, collectedAfter: [] })
})

test('what nobody holds is gone after a collection', async () => {
  const left = new WeakRef({ large: new Array(1_000).fill(0) })
  // A reference just made is held until the end of the turn.
  await new Promise(setImmediate)
  collectAll()
  expect(left.deref()).toBeUndefined()
})

test('what was compiled lies on the disk after a collection', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-compiled-'))
  const url = JSON.stringify(new URL('./unused-memory.ts', import.meta.url).href)
  const listed = `fs.readdirSync(${JSON.stringify(folder)}, { recursive: true }).length`
  const script = `import(${url}).then(({ collectAll }) => {
    const before = ${listed}
    collectAll()
    console.log(${listed} > before)
  })`
  const env = { NODE_COMPILE_CACHE: folder }
  const told = execFileSync(process.execPath, ['--eval', script], { env, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(told.trim()).toBe('true')
})
