/** A part of an attribution; `href` is an https address, null for plain text. */
export type SourcePart = { text: string; href: string | null }

const PARTS_LIMIT = 12
const TEXT_LIMIT = 80

/** The text and the links of an attribution in HTML, as archives of map tiles have them. */
export function readAttribution(html: unknown): SourcePart[] {
  if (typeof html !== 'string') return []
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes]
    .map((node) => ({ text: textOf(node), href: hrefOf(node) }))
    .filter(({ text }) => text !== '')
    .slice(0, PARTS_LIMIT)
}

const textOf = (node: Node) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, TEXT_LIMIT)

function hrefOf(node: Node): string | null {
  const href = node instanceof HTMLAnchorElement ? node.href : ''
  return href.startsWith('https://') ? href : null
}
