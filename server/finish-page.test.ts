import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'
import { finishPage } from './finish-page.ts'

const SHEET = `@supports ((-moz-orient:inline) and (not (color:rgb(from red r g b)))){*{--tw-y:initial}}
:root,:host{--ink:#111;--paper:#fff;--slow:1s;--unused:red}body{color:var(--ink,black);margin:var(--gap,0);transition:all var(--slow)}.card{top:var(--tw-y)}:-moz-ui-invalid{top:1px}
.scriptless-form{color:green}.card:focus-visible{color:plum}.card:not(:focus){top:-9px}.card{animation:rise 1s}.card:hover{color:red}.gone{color:blue}.text-\\[1\\.2rem\\]{font-size:1.2rem}
@media print{.card{display:none}}@media (width>=48rem){.card>a:not(.gone){padding:4px}.gone{padding:0}}
@keyframes rise{to{opacity:1}}@keyframes fall{to{opacity:0}}
@property --tw-x{syntax:"*";inherits:false}
@font-face{font-family:A;src:url(a.woff2);unicode-range:U+??,U+131}@font-face{font-family:A;src:url(b.woff2);unicode-range:U+102-103}`

const ENTRY = 'import "/assets/entry.js";\n  window.routes = {\n    "a": 1\n  };'
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const css = criticalCss(new Map([['/assets/a.css', SHEET]]))
const page = (sheet = '/assets/a.css') =>
  `<html><head><link rel="stylesheet" href="${sheet}"/>` +
  '<link rel="modulepreload" href="/assets/entry.js"/></head><body class="text-[1.2rem]"><p class="card"><a href="/">x</a></p>' +
  '<noscript><form class="scriptless-form"></form></noscript>' +
  `<script type="module" async="">${ENTRY}</script></body></html>`

test('pages that differ in an element or in a style of its own alone have rules of their own', () => {
  const one = criticalCss(new Map([['/a.css', '.x b{top:1px}:root{--tone:red}']]))
  const rulesOf = (inside: string) => one.of(['/a.css'], `<p class="x">${inside}</p>`)
  expect(rulesOf('<i></i>')).toBe('')
  expect(rulesOf('<b></b>')).toBe('.x b{top:1px}')
  expect(rulesOf('<i style="color:blue"></i>')).toBe('')
  expect(rulesOf('<i style="color:var(--tone)"></i>')).toBe(':root{--tone:red}')
})

test('only rules that can match something of the page are taken, with what they need', () => {
  const rules = css.of(['/assets/a.css'], page()) ?? ''
  expect(rules).toContain('.card{animation:rise 1s}')
  expect(rules).toContain('--ink:#111')
  expect(rules).toContain('.text-\\[1\\.2rem\\]{font-size:1.2rem}')
  expect(rules).toContain('@media (width>=48rem){.card>a:not(.gone){padding:4px}}')
  expect(rules).toContain('@keyframes rise')
  expect(rules).toContain('a.woff2')
  expect(rules).toContain('.card:not(:focus){top:-9px}')
  expect(rules).toContain(':root{--ink:#111}')
  expect(rules).toContain('body{color:var(--ink);margin:0}')
  for (const left of [
    '--unused',
    '--paper',
    'black',
    'blue',
    ':hover',
    'print',
    'fall',
    '--tw-x',
    'b.woff2',
    ':focus-visible',
    '--slow',
    ':host',
    ':-moz',
    '@supports',
    'unicode-range',
    '.scriptless-form',
  ])
    expect(rules, left).not.toContain(left)
})

test('what nothing of a page sets is written as what it comes to, and nothing twice', () => {
  const sheet =
    '@property --edge{syntax:"*";inherits:false;initial-value:solid}' +
    'p{border-style:var(--edge);gap:var(--gap,1px);gap:var(--gap,1px);top:var(--top,0)}b{--top:2px;left:var(--left)}'
  const rulesOf = (inside: string) =>
    criticalCss(new Map([['/a.css', sheet]])).of(['/a.css'], `<p>${inside}</p>`)
  expect(rulesOf('')).toBe('p{border-style:solid;gap:1px;top:0}')
  expect(rulesOf('<b></b>')).toBe(
    'p{border-style:solid;gap:1px;top:var(--top,0)}b{--top:2px;left:var(--left)}',
  )
  expect(rulesOf('<i style="--edge:dotted"></i>')).toContain('border-style:var(--edge)')
})

test('faces of other letters are for pages that have such letters, and come last to the others', () => {
  const face = (file: string, range: string) =>
    `@font-face{font-family:A;src:url(${file});unicode-range:${range}}`
  const faces = criticalCss(
    new Map([
      ['/fonts.css', face('latin.woff2', 'U+??') + face('ext.woff2', 'U+100-2BA,U+1E0?')],
      ['/page.css', `${face('other.woff2', 'U+400-4FF')}p{top:1px}`],
    ]),
  )
  const picked = (words: string) => faces.of(['/fonts.css'], `<p>${words}</p>`)
  expect(picked('Über “Zürich” – 5 €')).toBe('@font-face{font-family:A;src:url(latin.woff2)}')
  const both = face('latin.woff2', 'U+??') + face('ext.woff2', 'U+100-2BA,U+1E0?')
  expect(picked('Győr')).toBe(both)
  expect(picked('ḁ')).toBe(both)
  expect(picked('★')).toBe(face('latin.woff2', 'U+??'))
  expect(faces.isFaces('/fonts.css')).toBe(true)
  expect(faces.isFaces('/page.css')).toBe(false)
  expect(faces.isFaces('/unknown.css')).toBe(false)
})

test('a finished page starts no script by itself and lets exactly its own run', () => {
  const { html, policy } = finishPage(
    { html: page(), policy: `script-src 'self' ${hashOf(ENTRY)}` },
    css,
  )
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  const [, late = ''] = /data-files="\/assets\/entry\.js">([\s\S]*?)<\/script>/.exec(html) ?? []
  expect(late).toBe('import "/assets/entry.js";window.routes = {"a": 1};')
  expect(policy).toContain(hashOf(late))
  expect(policy).not.toContain(hashOf(ENTRY))
  expect(html).toContain('</style><link rel="stylesheet" data-href="/assets/a.css" media="print"/>')
  expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/a.css"/></noscript>')
  const [, script = ''] = /<script>([\s\S]*)<\/script><\/body>/.exec(html) ?? []
  expect(policy).toContain(hashOf(script))
})

test('what the router has to know comes with its scripts, and one script runs until then', () => {
  const context = 'window.__reactRouterContext = {};'
  const stream = 'window.__reactRouterContext.streamController.enqueue("[1]");'
  const scroll = '((storageKey) => {\n  scrollTo(0, 9);})("positions")'
  const foreign = 'window.__reactRouterContext = steal()'
  const written = [scroll, context, stream, foreign].map((script) => `<script>${script}</script>`)
  const { html, policy } = finishPage(
    {
      html: page().replace('<p', `${written.join('')}<p`),
      policy: `script-src 'self' ${[ENTRY, scroll, context, stream].map(hashOf).join(' ')}`,
    },
    css,
  )
  const [, late = ''] = /<script type="text[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  expect(late).toMatch(`${context}${stream}import "/assets/entry.js"`)
  const [first, second, stranger, last = ''] = [
    ...html.matchAll(/<script>([\s\S]*?)<\/script>/g),
  ].map(([, script]) => script)
  expect([first, second, stranger]).toEqual(['', '', foreign])
  expect(last).toMatch('((storageKey) => {scrollTo(0, 9);})("positions");(()=>{')
  expect(policy).toBe(`script-src 'self' ${hashOf(last)} ${hashOf(late)}`)
})

test('the manifest names only what the scripts of the page do not bring', () => {
  const start = 'import "/assets/entry.js";m = {"imports": ["/assets/entry.js","/assets/b.js"]};'
  const policy = `script-src 'self' ${hashOf(start)}`
  const { html } = finishPage({ html: page().replace(ENTRY, start), policy }, css)
  expect(html).toContain('m = {"imports": ["/assets/b.js"]};')
})

test('a page that looks otherwise is left as it is', () => {
  const strange = page('/assets/unknown.css')
  const policy = "script-src 'self'"
  expect(finishPage({ html: strange, policy }, css)).toEqual({ html: strange, policy })
  expect(finishPage({ html: '<p>', policy }, css)).toEqual({ html: '<p>', policy })
})
