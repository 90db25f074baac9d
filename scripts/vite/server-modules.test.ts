import { describe, expect, test } from 'vitest'
import { importsOf, listSources } from '../../test/imports.ts'
import { SHARED } from './server-modules.ts'

const isShared = (path: string) => SHARED.test(`#${path}`)
const isTest = (path: string) => /\.test(-kit)?\.tsx?$/.test(path)
const imports = listSources(['domain', 'search', 'data', 'server', 'assistant', 'auth', 'app'])
  .filter((path) => !isTest(path))
  .flatMap(importsOf)

describe('modules shared by the server and its bundle', () => {
  test('set the language of messages once', () => {
    const setting = imports.filter(
      ({ to, names }) =>
        /domain\/messages\/runtime\.js$/.test(to) && names.some((name) => /^overwrite/.test(name)),
    )
    expect(setting.map(({ from }) => from)).toEqual(['data/db/locale-context.ts'])
    expect(setting.every(({ from }) => isShared(from))).toBe(true)
  })

  test('need no second router', () => {
    const needing = imports.filter(({ from, to }) => isShared(from) && to === 'react-router')
    expect(needing).toEqual([])
  })
})
