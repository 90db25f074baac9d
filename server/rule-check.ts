import { readFile } from 'node:fs/promises'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { type GradedQuery, scoreOf } from '#domain/search-rules/relevance-score.ts'
import { type RuleDraft, withSynonyms } from '#domain/search-rules/search-rule.ts'
import { wordsOf } from '#domain/text/text.ts'
import { createSearchCore } from '#search/core/core.ts'
import { buildInThread } from '#search/core/threads.ts'
import { curateSearch } from '#search/curated.ts'
import { language } from '#search/language.ts'
import type { SearchPort } from '#search/port.ts'

/** Queries with the grades of listings of the sample catalogue. */
const SET = new URL('../data/seed/graded-queries.json', import.meta.url)
const LANGUAGE = new URL('../search/language.ts', import.meta.url)
const SAMPLED = new Date('2026-01-01T00:00:00Z')
const FIRST = { page: 1, perPage: 10 }

/** Most that rules may take from the mean nDCG@10 of the set. */
const DROP_LIMIT = 0.01

type Graded = Pick<GradedQuery, 'query' | 'grades'>

/**
 * Whether a rule takes more than `DROP_LIMIT` from the graded queries over the sample catalogue, alone or together with
 * the others. Rules about listings that are not in the sample have an effect by their synonyms only.
 */
export async function isHarmful(rule: RuleDraft, others: readonly RuleDraft[]): Promise<boolean> {
  const [core, set] = await Promise.all([sampleSearch(), readSet()])
  const touched = set.filter(({ query }) =>
    [rule, ...others].some((each) => canChange(each, query)),
  )
  const sumWith = async (rules: readonly RuleDraft[]) => {
    const search = curateSearch(core, () => rules)
    let sum = 0
    for (const graded of touched) sum += await ndcgOf(search, graded)
    return sum / set.length
  }
  const after = await sumWith([...others, rule])
  const alone = (await sumWith(others)) - after
  return alone > DROP_LIMIT || (alone > 0 && (await sumWith([])) - after > DROP_LIMIT)
}

function canChange(rule: RuleDraft, query: string): boolean {
  if (rule.concern) return true
  const words = wordsOf(query).join(' ')
  return words === wordsOf(rule.words).join(' ') || withSynonyms(query, [rule]) !== query
}

async function ndcgOf(search: SearchPort, { query: q, grades }: Graded): Promise<number> {
  const { hits } = await search.search({ ...everything(), q }, FIRST, { facets: false })
  const ids = hits.map(({ id }) => id)
  return scoreOf(ids, grades).ndcg
}

let set: Promise<Graded[]> | null = null
const readSet = () => {
  set ??= readFile(SET, 'utf8').then((text) => JSON.parse(text) as Graded[])
  return set
}

let sample: Promise<SearchPort> | null = null
/** A search core of the sample catalogue, built by the first check. */
function sampleSearch(): Promise<SearchPort> {
  sample ??= buildSample().catch((error: unknown) => {
    sample = null
    throw error
  })
  return sample
}

async function buildSample(): Promise<SearchPort> {
  async function* listings() {
    yield sampleCatalogue(SAMPLED)
  }
  const built = { data: await buildInThread(listings(), LANGUAGE), seq: 0 }
  return createSearchCore({ language, readCandidates: async () => [], built })
}
