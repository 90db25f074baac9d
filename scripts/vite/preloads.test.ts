import { expect, test } from 'vitest'
import { missingPreloads } from './preloads.ts'

const imports = new Map([
  ['page.js', ['card.js', 'shell.js']],
  ['card.js', ['shell.js']],
  ['shell.js', ['framework.js']],
  ['panel.js', ['dialog.js', 'card.js', 'shell.js']],
])

test('what the asking file stands on is there already, however far down', () => {
  const needed = ['panel.js', 'dialog.js', 'card.js', 'shell.js', 'framework.js']
  expect(missingPreloads(imports, 'page.js', 'panel.js', needed)).toEqual(['panel.js', 'dialog.js'])
  expect(missingPreloads(imports, 'shell.js', 'panel.js', needed)).toEqual([
    'panel.js',
    'dialog.js',
    'card.js',
  ])
})

test('a file that needs no other is not named twice', () => {
  expect(missingPreloads(imports, 'page.js', 'plain.js', ['plain.js', 'shell.js'])).toEqual([])
})
