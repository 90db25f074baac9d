import { isFaceFor, otherLetters } from './font-faces.ts'

/** A style sheet as a tree: rules with declarations, at-rules with either. */
type Node =
  | { kind: 'rule'; selectors: Selector[]; declarations: string[] }
  | { kind: 'group'; prelude: string; children: Node[] }
  | { kind: 'at'; prelude: string; body: string }

/** One selector and what a page must have for it to match anything. */
type Selector = { text: string; classes: string[]; tags: string[]; attributes: string[] }

/** What a page is made of, as far as selectors ask. */
type Parts = {
  classes: ReadonlySet<string>
  tags: ReadonlySet<string>
  attributes: ReadonlySet<string>
}

export type CriticalCss = {
  /** Whether a sheet holds nothing but faces of fonts. */
  isFaces: (address: string) => boolean
  /** The rules of some sheets that can match something of the page; null when one of them is not known. */
  of: (addresses: readonly string[], html: string) => string | null
}

/** What a script says of a page before its first paint or soon after (app/lib/theme.ts, late-script.ts). */
const SAID_EARLY = /^data-(?:theme|waiting)\b/
/** What nobody sees before something changes. */
const OF_CHANGE = /^(?:transition|view-transition|cursor|will-change|scroll-behavior|-webkit-tap)/
/** Tailwind's stand-in for @property, for browsers of 2023 and before: their rings and shadows come with the sheet. */
const FOR_OLD_BROWSERS = /^@supports .*-moz-orient/
const ASKED = /var\((--[\w-]+)(?:,([^()]*))?\)/g
const VARIABLE = /--[\w-]+/g
const INITIAL = /initial-value:([^;}]*)/
const UNICODE_RANGE = /;?unicode-range:[^;}]*/i
/** What only happens after the whole sheet has come, or in no page; until then the browser marks the focus in its own way. */
const LATER =
  /:hover|:active|:focus(?!-within)|::(?:backdrop|selection|view-transition|-webkit-scroll)|:-moz-|:host|^\s*::/
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g
/** Read by browsers that run no script, which wait for the whole sheets. */
const SCRIPTLESS = /<noscript>[\s\S]*?<\/noscript>/g
/** Pages of one kind have the same classes: their rules are picked once. */
const REMEMBERED = 64

/**
 * Picks from the build's style sheets what a page needs for its first paint. Selectors are judged by their
 * classes, tags and attributes alone, so that too much is taken rather than too little; the whole sheet follows.
 *
 * @param sheets text by address
 */
export function criticalCss(sheets: ReadonlyMap<string, string>): CriticalCss {
  const trees = new Map([...sheets].map(([address, text]) => [address, parse(text)]))
  const known = new Map<string, string>()
  return {
    isFaces: (address) => trees.get(address)?.every(isFace) ?? false,
    of(addresses, page) {
      const html = page.replace(SCRIPTLESS, '')
      const parts = partsOf(html)
      const letters = otherLetters(html)
      const key = [addresses, parts.classes, parts.attributes, parts.tags, styledBy(html), letters]
        .map((names) => [...names].join(' '))
        .join('\n')
      const before = known.get(key)
      if (before !== undefined) return before
      const pruned: Node[] = []
      for (const address of addresses) {
        const tree = trees.get(address)
        if (!tree) return null
        pruned.push(...prune(tree, parts))
      }
      const picked = print(settled(pruned, html), html, letters)
      if (known.size >= REMEMBERED) known.clear()
      known.set(key, picked)
      return picked
    },
  }
}

/** Variables that elements set or ask for in styles of their own. */
const styledBy = (html: string) =>
  new Set(
    [...html.matchAll(/ style="([^"]*)"/g)].flatMap(
      ([, style = '']) => style.match(VARIABLE) ?? [],
    ),
  )

function partsOf(html: string): Parts {
  const classes = new Set<string>()
  const lists = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) lists.add(list)
  for (const list of lists)
    for (const name of list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '))
      classes.add(name)
  const tags = new Set<string>()
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) tags.add(tag)
  return { classes, tags, attributes: attributesOf(html) }
}

/** Names alone and names with values, but for those that are of one element only. */
function attributesOf(html: string): Set<string> {
  const attributes = new Set<string>()
  for (const [, name = '', value = ''] of html.matchAll(/ ([a-z][a-z-]*)="([^"]*)"/g)) {
    attributes.add(name.toLowerCase())
    if (value.length <= 16) attributes.add(`${name.toLowerCase()}=${value}`)
  }
  return attributes
}

function prune(nodes: readonly Node[], parts: Parts): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.kind === 'at') return [node]
    if (node.kind === 'group') {
      if (/^@media print/.test(node.prelude) || FOR_OLD_BROWSERS.test(node.prelude)) return []
      const children = prune(node.children, parts)
      return children.length > 0 ? [{ ...node, children }] : []
    }
    const selectors = node.selectors.filter(
      ({ text, classes, tags, attributes }) =>
        !LATER.test(text.replace(NEGATION, '')) &&
        attributes.every((one) => parts.attributes.has(one) || SAID_EARLY.test(one)) &&
        classes.every((name) => parts.classes.has(name)) &&
        tags.every((name) => parts.tags.has(name)),
    )
    return selectors.length > 0 ? [{ ...node, selectors }] : []
  })
}

/** Writes what is left; variables, animations and fonts only where something left asks for them. */
function print(nodes: readonly Node[], html: string, letters: readonly string[]): string {
  const used = usedNames(nodes, html)
  const write = (node: Node): string => {
    if (node.kind === 'at')
      return isUsed(node, used, letters) ? node.prelude + rangedIn(node.body, letters) : ''
    if (node.kind === 'group') {
      const inner = node.children.map(write).join('')
      return inner ? `${node.prelude}{${inner}}` : ''
    }
    const kept = node.declarations.filter((one) =>
      one.startsWith('--') ? used.has(nameOf(one)) : !OF_CHANGE.test(one),
    )
    if (kept.length === 0) return ''
    return `${node.selectors.map(({ text }) => text).join(',')}{${kept.join(';')}}`
  }
  return nodes.map(write).join('')
}

/**
 * Each declaration once, without what stands in for variables that the whole page has, and with what those come to
 * that nothing of it sets.
 */
function settled(nodes: readonly Node[], html: string): Node[] {
  const always = alwaysSet(nodes)
  const values = initialValues(nodes)
  const set = styledBy(html)
  const collect = (node: Node): void => {
    if (node.kind === 'group') node.children.forEach(collect)
    if (node.kind === 'rule')
      for (const one of node.declarations) if (one.startsWith('--')) set.add(nameOf(one))
  }
  nodes.forEach(collect)
  const settle = (declaration: string) =>
    declaration.replace(ASKED, (whole, name: string, fallback?: string) => {
      if (always.has(name)) return `var(${name})`
      return set.has(name) ? whole : (values.get(name) ?? fallback ?? whole)
    })
  const rewrite = (node: Node): Node => {
    if (node.kind === 'at') return node
    if (node.kind === 'group') return { ...node, children: node.children.map(rewrite) }
    return { ...node, declarations: [...new Set(node.declarations.map(settle))] }
  }
  return nodes.map(rewrite)
}

/** What registered variables are where nothing sets them. */
function initialValues(nodes: readonly Node[]): Map<string, string> {
  return new Map(
    nodes.flatMap((node): [string, string][] => {
      if (node.kind !== 'at' || !node.prelude.startsWith('@property ')) return []
      const value = INITIAL.exec(node.body)?.[1]
      return value === undefined ? [] : [[node.prelude.slice('@property '.length).trim(), value]]
    }),
  )
}

/** Variables that the whole page has: what stands in for them is never used. */
function alwaysSet(nodes: readonly Node[]): Set<string> {
  return new Set(
    nodes.flatMap((node): string[] => {
      if (
        node.kind !== 'rule' ||
        !node.selectors.some(({ text }) => text.replace(NEGATION, '') === ':root')
      )
        return []
      return node.declarations.filter((one) => one.startsWith('--')).map(nameOf)
    }),
  )
}

const isFace = (node: Node) => node.kind === 'at' && node.prelude === '@font-face'

const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':')).trim()

/** Where all faces are for Latin, nothing must be told apart before the others come. */
const rangedIn = (body: string, letters: readonly string[]) =>
  letters.length > 0 ? body : body.replace(UNICODE_RANGE, '')

function isUsed(
  { prelude, body }: { prelude: string; body: string },
  used: ReadonlySet<string>,
  letters: readonly string[],
) {
  const [at = '', name = ''] = prelude.split(/\s+/)
  if (at === '@property') return used.has(name)
  if (at === '@keyframes') return used.has(name)
  if (at === '@font-face') return isFaceFor(body, letters)
  return true
}

/** Variables and animations that something visible asks for, and those that these ask for in turn. */
function usedNames(nodes: readonly Node[], html: string): Set<string> {
  const values = new Map<string, string[]>()
  const seen: string[] = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
  function collect(node: Node): void {
    if (node.kind === 'group') for (const child of node.children) collect(child)
    else if (node.kind === 'at') seen.push(...(/^@font-face/.test(node.prelude) ? [node.body] : []))
    else
      for (const declaration of node.declarations) {
        if (OF_CHANGE.test(declaration)) continue
        else if (!declaration.startsWith('--')) seen.push(declaration)
        else
          values.set(nameOf(declaration), [...(values.get(nameOf(declaration)) ?? []), declaration])
      }
  }
  for (const node of nodes) collect(node)
  const used = new Set<string>()
  for (let text = seen.pop(); text !== undefined; text = seen.pop()) {
    const asked = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
    if (/^(?:--)?[\w-]*anim/.test(text)) asked.push(...(text.match(/[A-Za-z][\w-]*/g) ?? []))
    for (const name of asked) {
      if (used.has(name)) continue
      used.add(name)
      // What stands behind a variable's own name was asked for, too.
      for (const value of values.get(name) ?? []) seen.push(value.slice(value.indexOf(':')))
    }
  }
  return used
}

function parse(text: string): Node[] {
  return readNodes(text.replace(/\/\*[\s\S]*?\*\//g, ''), 0, text.length)
}

function readNodes(text: string, from: number, to: number): Node[] {
  const nodes: Node[] = []
  let at = from
  while (at < to) {
    const start = at
    const stop = endOfPrelude(text, at, to)
    const prelude = text.slice(start, stop).trim()
    if (text[stop] !== '{') {
      if (prelude.startsWith('@')) nodes.push({ kind: 'at', prelude, body: ';' })
      at = stop + 1
      continue
    }
    const end = endOfBlock(text, stop)
    if (prelude) nodes.push(toNode(text, prelude, stop + 1, end))
    at = end + 1
  }
  return nodes
}

function toNode(text: string, prelude: string, from: number, to: number): Node {
  if (/^@(?:media|supports|container|starting-style)\b/.test(prelude))
    return { kind: 'group', prelude, children: readNodes(text, from, to) }
  const body = text.slice(from, to)
  if (prelude.startsWith('@')) return { kind: 'at', prelude, body: `{${body}}` }
  // Rules inside of rules are taken or left with the rule around them.
  const declarations = body.includes('{') ? [body] : splitOutside(body, ';').filter(Boolean)
  return { kind: 'rule', selectors: splitOutside(prelude, ',').map(toSelector), declarations }
}

/** Where an escaped character stands while a selector is read, so that it is part of a name. */
const ESCAPED = 0xe000

function toSelector(text: string): Selector {
  const named = text.replace(/\\([!-~])/g, (_, char: string) =>
    String.fromCharCode(ESCAPED + char.charCodeAt(0)),
  )
  // What :not and its like contain need not be there; an attribute is no class.
  const plain = named.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '')
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:=["']?([\w-]{1,16})["']?)?[^\]]*\]/g)].map(
    ([, name = '', value]) => (value ? `${name}=${value}` : name),
  )
  if (plain.includes(':disabled')) attributes.push('disabled')
  const bare = plain.replace(/\[[^\]]*\]/g, '')
  const classes = [...bare.matchAll(/\.([\w\-\u{e000}-\u{e0ff}]+)/gu)].map(([, name = '']) =>
    name.replace(/[\u{e000}-\u{e0ff}]/gu, (char) =>
      String.fromCharCode(char.charCodeAt(0) - ESCAPED),
    ),
  )
  const tags = [...bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag)
  return { text, classes, tags, attributes }
}

/** Splits at a character that stands in no brackets and no string. */
function splitOutside(text: string, mark: string): string[] {
  const pieces: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (char === '\\') at++
    else if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth--
    else if (char === mark && depth === 0) {
      pieces.push(text.slice(start, at))
      start = at + 1
    }
  }
  pieces.push(text.slice(start))
  return pieces
}

function endOfPrelude(text: string, from: number, to: number): number {
  let quote = ''
  for (let at = from; at < to; at++) {
    const char = text[at] ?? ''
    if (char === '\\') at++
    else if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '{' || char === ';') return at
  }
  return to
}

function endOfBlock(text: string, open: number): number {
  let depth = 0
  let quote = ''
  for (let at = open; at < text.length; at++) {
    const char = text[at] ?? ''
    if (char === '\\') at++
    else if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at
  }
  return text.length
}
