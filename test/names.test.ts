import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { listSources, ROOT } from './imports.ts'

const ROOMS = ['app', 'assistant', 'auth', 'bench', 'data', 'domain', 'scripts', 'search', 'server']

/** Private words that stand for a standard one, as parts of a name (CONTRIBUTING.md, 7). */
const FLAGGED = new RegExp(
  `^(${[
    'kept|keep|keeps|remember(s|ed)?|forget(s)?|forgotten',
    'stirred|wanted|alive|wakes?|away|gone',
    'hears?|heard|understood|sa(y|ys|id)|spoken|tells?|told',
    'patience|patiently|refus(e|es|ed|al)|turns|rounds|letters?',
    'strongest|sweep|sayings|able|tally|tallying|reach|begun|packs?|packed|tidy|asks|shelf|shelves|musts',
  ].join('|')})$`,
  'i',
)
const FLAGGED_PHRASE =
  /(read|answer)Ahead|reachFor|atRest|onDemand|lateScript|inMemory|inWords|nearWords|wordsBetween|oneSpelling|sendHome|lookAt/i

/** Reasons why a flagged word stays. */
const ALLOWED: readonly [name: RegExp, why: string][] = [
  [/turns$|^TURNS|chat-turns|Turns\b/i, 'a turn is one exchange of a conversation'],
  [/keep-?alive/i, 'the name of the HTTP header'],
]

const isAllowed = (name: string) => ALLOWED.some(([allowed]) => allowed.test(name))

function isFlagged(name: string): boolean {
  const parts = name.split(/[-_.]|(?<=[a-z0-9])(?=[A-Z])/)
  return (
    parts.some((part) => FLAGGED.test(part)) || FLAGGED_PHRASE.test(name.replaceAll(/[-_]/g, ''))
  )
}

test('file names use the standard words', () => {
  const flagged = listSources([...ROOMS, 'test', 'torture']).filter((path) => {
    const name = basename(path).replace(/(\.(test|spec|server|test-kit))?\.tsx?$/, '')
    return isFlagged(name) && !isAllowed(path) && !isAllowed(name)
  })
  expect(flagged).toEqual([])
})

test('exported names use the standard words', () => {
  const flagged = listSources(ROOMS).flatMap((path) =>
    exportedNames(path)
      .filter((name) => isFlagged(name) && !isAllowed(path) && !isAllowed(name))
      .map((name) => `${path} ${name}`),
  )
  expect(flagged).toEqual([])
})

test.each(['keptPages', 'whenStirred', 'WAITING_LETTERS', 'sayIn', 'near-words', 'told-by'])(
  '%s is flagged',
  (name) => {
    expect(isFlagged(name)).toBe(true)
  },
)

test.each(['cachedPages', 'onFirstInteraction', 'tables', 'sayonara', 'turnstile'])(
  '%s is not flagged',
  (name) => {
    expect(isFlagged(name)).toBe(false)
  },
)

type Declaration = { id?: { name?: string } | null; declarations?: { id: { name?: string } }[] }

function exportedNames(path: string): string[] {
  const { body } = parseAst(readFileSync(join(ROOT, path), 'utf8'), {
    lang: path.endsWith('x') ? 'tsx' : 'ts',
    astType: 'ts',
  })
  return body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportDefaultDeclaration')
      return []
    const declared = ('declaration' in node ? node.declaration : null) as Declaration | null
    const ids = declared?.declarations?.map(({ id }) => id) ?? [declared?.id]
    return ids.flatMap((id) => id?.name ?? [])
  })
}
