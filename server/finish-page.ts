import { createHash } from 'node:crypto'
import type { CriticalCss } from './critical-css.ts'
import { LATE_SCRIPT } from './late-script.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/
const PLAIN = /<script>([\s\S]*?)<\/script>/g
/** What the page is made of, for the router. */
const isData = (script: string) => /^window\.__reactRouterContext\b/.test(script)
/** Has the browser go to where it was on the page, before it is painted. */
const isScroll = (script: string) => /^\(\(storageKey\b/.test(script)
/** React Router indents what it says of its routes. */
const INDENT = /\n\s+/g
/** The files that the router fetches ahead for a page. */
const IMPORTS = /"imports": ?\[([^\]]*)\]/g

export type Page = { html: string; policy: string }

/**
 * Makes a rendered page paint at once: the rules of its first paint stand in it, the whole style sheets come
 * beside, and its scripts begin when it has loaded, or when somebody is there (server/late-script.ts), with what the
 * router has to know; until then one script runs at its end, for the browser may paint something else after each. A page
 * that does not look as expected is left as it is.
 *
 * @param page HTML and its content security policy, which is told of the scripts that are joined
 * @param rests whether its scripts wait for somebody: it shows all it has without them
 */
export function finishPage({ html, policy }: Page, css: CriticalCss, rests = false): Page {
  const files = [...html.matchAll(MODULE_PRELOAD)].map(([, href = '']) => href)
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([, href = '']) => href)
  const [, start] = ENTRY.exec(html) ?? []
  const critical = css.of(sheets.map(addressOf), html)
  if (
    start === undefined ||
    files.length === 0 ||
    critical === null ||
    !policy.includes("script-src 'self'")
  )
    return { html, policy }
  // What else got into the page is not made ours.
  const scripts = [...html.matchAll(PLAIN)]
    .map(([, script = '']) => script)
    .filter((script) => policy.includes(` ${hashOf(script)}`))
  const data = scripts.filter(isData)
  const scroll = scripts.filter(isScroll)
  const plain = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  const late = data.join('') + withoutFetched(start.replace(INDENT, ''), files)
  const early = [...scroll.map((script) => script.replace(INDENT, '')), LATE_SCRIPT].join(';')
  const finished = html
    .replaceAll(MODULE_PRELOAD, '')
    .replaceAll(PLAIN, (element, script: string) => {
      // React looks for the elements of its own two; what its stream sent is none of them.
      if (script === data[0] || scroll.includes(script)) return '<script></script>'
      return data.includes(script) ? '' : element
    })
    // Before the sheets, which say the same of what they share.
    .replace(/<link rel="stylesheet"/, (link) => `<style data-critical>${critical}</style>${link}`)
    .replaceAll(STYLE_SHEET, (_, href: string) => {
      const faces = css.isFaces(addressOf(href)) ? ' data-faces' : ''
      return `<link rel="stylesheet" data-href="${href}" media="print"${faces}/>`
    })
    .replace('</head>', () => `<noscript>${plain}</noscript></head>`)
    .replace(
      ENTRY,
      () =>
        `<script type="text/late"${rests ? ' data-rests' : ''} data-files="${files.join(' ')}">${late}</script>`,
    )
    .replace('</body>', () => `<script>${early}</script></body>`)
  return {
    html: finished,
    policy: [...data, ...scroll]
      .reduce((rest, script) => rest.replace(` ${hashOf(script)}`, ''), policy)
      .replace("script-src 'self'", `script-src 'self' ${hashOf(early)}`)
      .replace(hashOf(start), hashOf(late)),
  }
}

const addressOf = (href: string) => href.replace(/#.*/, '')

/** Leaves out of the router's manifest what the page's own scripts bring: nobody fetches it ahead any more. */
function withoutFetched(start: string, files: readonly string[]): string {
  const fetched = new Set(files.map((file) => `"${file}"`))
  return start.replace(IMPORTS, (_, list: string) => {
    const others = list.split(',').filter((file) => !fetched.has(file.trim()))
    return `"imports": [${others.join()}]`
  })
}
