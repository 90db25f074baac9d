import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ROOT } from '../test/imports.ts'
import { faultsOf, listCatalogues } from './message-catalogues.ts'

const MESSAGES = join(ROOT, 'messages')

describe('the catalogues', () => {
  test.each(listCatalogues(MESSAGES))('%s has the same content in every language', (name) => {
    expect(faultsOf(MESSAGES, name)).toEqual([])
  })
})

describe('a fault is found', () => {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  const counted = (match: Record<string, string>) => [
    {
      declarations: ['input n', 'local p = n: plural', 'local count = n: number'],
      selectors: ['p'],
      match,
    },
  ]
  const ENGLISH = {
    hello: 'Hello {name}',
    items: counted({ 'p=one': '{count} item', 'p=other': '{count} items' }),
  }
  const WELL = {
    hello: 'Hallo {name}',
    items: counted({ 'p=one': '{count} Teil', 'p=other': '{count} Teile' }),
  }

  function faultsWith(language: string, overrides: object) {
    const folder = mkdtempSync(join(tmpdir(), 'seekwell-messages-'))
    folders.push(folder)
    const all = { en: ENGLISH, es: spanish(), de: WELL, fr: spanish(), [language]: overrides }
    for (const [name, messages] of Object.entries(all)) {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'shop.json'), JSON.stringify({ $schema: 'x', ...messages }))
    }
    return faultsOf(folder, 'shop')
  }
  const spanish = () => ({ ...WELL, items: counted({ 'p=one': '{count} a', 'p=*': '{count} b' }) })

  test('no fault in a correct catalogue', () => {
    expect(faultsWith('de', WELL)).toEqual([])
  })

  test.each<[string, object, string]>([
    ['a missing message', { ...WELL, hello: undefined }, 'de/shop.json: hello is missing'],
    ['one too many', { ...WELL, more: 'x' }, 'de/shop.json: more is not in English'],
    ['an empty text', { ...WELL, hello: ' ' }, 'de/shop.json: hello is empty'],
    ['a value unsaid', { ...WELL, hello: 'Hallo' }, 'de/shop.json: hello does not say {name}'],
    ['a wrong value', { ...WELL, hello: '{name} {x}' }, 'de/shop.json: hello says an unknown {x}'],
    [
      'a number without a form',
      { ...WELL, items: counted({ 'p=one': '{count} Teil' }) },
      'de/shop.json: items has no words for p=other',
    ],
  ])('%s', (_what, overrides, fault) => {
    expect(faultsWith('de', overrides)).toContain(fault)
  })

  test('a plural form of another language', () => {
    expect(faultsWith('fr', WELL)).toEqual(['fr/shop.json: items has no words for p=many'])
  })
})
