import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PictureStore } from './picture-store.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seekwell-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const name = (letter: string) => `${letter.repeat(64)}-400.webp`
const TEN = Buffer.alloc(10, 1)

test('evicts the least recently used; the folder never exceeds its limit', async () => {
  const store = new PictureStore(folder, 30)
  for (const letter of ['a', 'b', 'c']) await store.write(name(letter), TEN)
  await store.read(name('a'))
  await store.write(name('d'), TEN)
  expect(readdirSync(folder).toSorted()).toEqual([name('a'), name('c'), name('d')])
  expect(await store.read(name('b'))).toBeNull()
  expect(store.isFull).toBe(true)
})

test('a file larger than the limit is not stored', async () => {
  const store = new PictureStore(folder, 5)
  await store.write(name('a'), TEN)
  expect(readdirSync(folder)).toEqual([])
})

test('loads existing files by age and deletes unfinished ones', async () => {
  for (const [at, letter] of ['b', 'a'].entries()) {
    writeFileSync(join(folder, name(letter)), TEN)
    utimesSync(join(folder, name(letter)), 1_000 + at, 1_000 + at)
  }
  writeFileSync(join(folder, '.half'), 'x')
  const store = new PictureStore(folder, 25)
  await store.write(name('c'), TEN)
  expect(await store.read(name('a'))).toEqual(TEN)
  expect(readdirSync(folder).toSorted()).toEqual([name('a'), name('c')])
})

test('a file deleted by hand is missing, not an error', async () => {
  const store = new PictureStore(folder, 30)
  await store.write(name('a'), TEN)
  rmSync(join(folder, name('a')))
  expect(await store.read(name('a'))).toBeNull()
})

test('a file evicted at the start is stored when it is written again', async () => {
  for (const [at, letter] of ['a', 'b'].entries()) {
    writeFileSync(join(folder, name(letter)), TEN)
    utimesSync(join(folder, name(letter)), 1_000 + at, 1_000 + at)
  }
  const store = new PictureStore(folder, 10)
  await store.write(name('a'), TEN)
  expect(readdirSync(folder)).toEqual([name('a')])
  expect(await store.read(name('a'))).toEqual(TEN)
})

test('a file that is gone when its folder has been listed is not stored', async () => {
  writeFileSync(join(folder, name('a')), TEN)
  symlinkSync(join(folder, 'nowhere'), join(folder, name('b')))
  const store = new PictureStore(folder, 30)
  expect(await store.read(name('b'))).toBeNull()
  expect(await store.read(name('a'))).toEqual(TEN)
})
