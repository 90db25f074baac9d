import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import { everything } from '#domain/listing/listing-query.ts'
import type { Need } from '#domain/need/need.ts'
import { needParts } from '#domain/need/need-parts.ts'
import { parseNeed } from '#domain/need/parse-need.ts'
import type { Hit } from '#search/port.ts'
import { coreOf } from './in-core.ts'

const DATE = new Date('2026-11-25T00:00:00Z')
const SHOWN = 10

/**
 * How a query is parsed, and what the search core finds for it in the sample catalogue, as lines of
 * text: each part with the words that it took, the words that are searched for as text, and the
 * first ten listings with the words and concepts that each meets and the conditions it leaves open.
 */
export async function explanationOf(query: string): Promise<string> {
  const listings = sampleCatalogue(DATE).filter(({ listed }) => listed)
  const core = coreOf(listings)
  const need = parseNeed(query, core.vocabulary())
  const page = { after: null, limit: SHOWN }
  const { hits } = await core.search({ ...everything(), q: query }, page)
  const titles = new Map(listings.map(({ id, contentType, title }) => [id, { contentType, title }]))
  const found = hits.map((hit) => {
    const { contentType = '', title = '' } = titles.get(hit.id) ?? {}
    return [hit.id, contentType, title, whyOf(hit)].join(' · ')
  })
  return `${[...partsOf(need), '', ...found].join('\n')}\n`
}

function partsOf(need: Need): string[] {
  const parts = needParts(need).map(({ kind, said, ...value }) =>
    `${kind.padEnd(13)} "${said}" ${textOf(value)}`.trimEnd(),
  )
  const implied = need.asked.flatMap(({ name, implied }) => (implied ? [name] : []))
  const words = need.words.map((word) => [word, ...(need.inEnglish.get(word) ?? [])].join(' = '))
  return [
    ...parts,
    ...(implied.length > 0 ? [`${'implied'.padEnd(13)} ${implied.join(', ')}`] : []),
    `${'as text'.padEnd(13)} ${words.join(', ')}`,
  ]
}

function textOf(value: object): string {
  const entries = Object.entries(value).filter(([, each]) => each !== null && each !== false)
  return entries.map(([name, each]) => `${name}=${JSON.stringify(each)}`).join(' ')
}

function whyOf({ why }: Hit): string {
  const { words, concepts, unknown = [] } = why
  const open = unknown.length > 0 ? ` (not known: ${unknown.join(', ')})` : ''
  return [...words, ...concepts].join(', ') + open
}
