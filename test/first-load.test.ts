import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, ROOT } from './imports.ts'

/** All modules that an entry imports statically; dynamic imports have no names and are left out. */
function broughtBy(entry: string): Set<string> {
  const brought = new Set<string>()
  const waiting = [entry]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (brought.has(path) || !/\.tsx?$/.test(path) || !existsSync(join(ROOT, path))) continue
    brought.add(path)
    waiting.push(...importsOf(path).flatMap(({ to, names }) => (names.length > 0 ? [to] : [])))
  }
  return brought
}

const isVocabulary = (path: string) => path.startsWith('domain/safety/') && /signs\.ts$/.test(path)

test('the chat opener, which is on every page, imports no vocabulary of danger', () => {
  expect([...broughtBy('app/features/chat/panel/floating-chat.tsx')].filter(isVocabulary)).toEqual(
    [],
  )
})

test('the panel, which is lazy, imports all of them', () => {
  const brought = [...broughtBy('app/features/chat/panel/floating-panel.tsx')].filter(isVocabulary)
  expect(brought).toContain('domain/safety/words/english-signs.ts')
})

test('no page and no panel imports the trained model: it is for servers only', () => {
  const isModel = (path: string) => path.startsWith('domain/safety/model/')
  expect([...broughtBy('app/features/chat/panel/floating-panel.tsx')].filter(isModel)).toEqual([])
  expect([...broughtBy('assistant/guard/guard.ts')].filter(isModel)).not.toEqual([])
})
