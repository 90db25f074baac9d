import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { layersAsSpecificity } from './cascade-layers.ts'

const STYLES = join(import.meta.dirname, '../../app/styles')

async function written(sheet: string): Promise<string> {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: layersAsSpecificity() } } },
    'build',
  )
  const { code } = await preprocessCSS(sheet, '/sheet.css', config)
  return code.replace(/\s+/g, '')
}

test('a layer above is more specific than all of the layers below, and what is in no layer is most of all', async () => {
  expect(
    await written(`
      .print{top:5px}
      @layer utilities{.flex{top:4px}.after\\:x:after{top:4px}}
      @layer components{.card .title:hover{top:3px}@media print{.card{top:3px}}}
      @layer base{h1{top:2px}:root{--ink:red}}
      @layer theme{:root{--paper:red}}`),
  ).toBe(
    '.print:not(#\\#):not(#\\#){top:5px}' +
      '.flex:not(#\\#){top:4px}.after\\:x:not(#\\#):after{top:4px}' +
      '.card.title:hover{top:3px}@mediaprint{.card{top:3px}}' +
      'h1{top:2px}:root{--ink:red}:root{--paper:red}',
  )
})

test('a layer says the same in every file, whichever others the file names', async () => {
  expect(await written('@layer utilities{.flex{top:4px}}')).toBe('.flex:not(#\\#){top:4px}')
  expect(await written('@layer theme,base;@layer components{.card{top:3px}}')).toBe(
    '.card{top:3px}',
  )
})

test('what is important in a lower layer stays above what is important in a higher one', async () => {
  const sheet = await written(
    '@layer base{[hidden]{display:none!important}}@layer utilities{.flex{display:flex!important}}',
  )
  const [hidden = '', flex = ''] = sheet.split('}')
  const steps = (rule: string) => rule.split(':not(').length - 1
  expect(steps(hidden)).toBeGreaterThan(steps(flex))
})

test('no rule of the base is more specific than one class', () => {
  const base = /@layer base \{\n([\s\S]*?)\n\}/.exec(readFileSync(join(STYLES, 'app.css'), 'utf8'))
  const selectors = (base?.[1] ?? '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('}')
    .flatMap((rule) => rule.split('{')[0]?.split(/,(?![^()]*\))/) ?? [])
  const weighty = selectors
    .map((selector) => selector.trim().replace(/:where\((?:[^()]|\([^()]*\))*\)/g, ''))
    .filter((selector) => selector && !selector.includes('::'))
    .filter((selector) => {
      const classes = selector.replace(/\(.*?\)/g, '').match(/[.:[]/g)?.length ?? 0
      return classes > 1 || (classes === 1 && /^[a-z]|\s[a-z]/.test(selector))
    })
  expect(selectors.length).toBeGreaterThan(10)
  expect(weighty).toEqual([])
})
