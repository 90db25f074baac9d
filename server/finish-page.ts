import { createHash } from 'node:crypto'
import type { CriticalCss } from './critical-css.ts'
import { LATE_SCRIPT } from './late-script.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const LATE_HASH = hashOf(LATE_SCRIPT)

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/
/** React Router indents what it says of its routes. */
const INDENT = /\n\s+/g
/** The files that the router fetches ahead for a page. */
const IMPORTS = /"imports": ?\[([^\]]*)\]/g

export type Page = { html: string; policy: string }

/**
 * Makes a rendered page paint at once: the rules of its first paint stand in it, the whole style sheets come
 * beside, and its scripts begin when it has loaded, or when somebody is there (server/late-script.ts). A page that does not look as
 * expected is left as it is.
 *
 * @param page HTML and its content security policy, which is told of the script that is added and of the one
 *   that is written shorter
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
  const plain = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  const late = withoutFetched(start.replace(INDENT, ''), files)
  const finished = html
    .replaceAll(MODULE_PRELOAD, '')
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
    .replace('</body>', () => `<script>${LATE_SCRIPT}</script></body>`)
  return {
    html: finished,
    policy: policy
      .replace("script-src 'self'", `script-src 'self' ${LATE_HASH}`)
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
