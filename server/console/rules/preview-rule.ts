import { listEntriesById } from '#data/staff/listing-table.ts'
import { everything } from '#domain/listing/listing-query.ts'
import type { RuleDraft } from '#domain/search-rules/search-rule.ts'
import {
  type RankedTitle,
  RULE_PREVIEW,
  type RulePreview,
  ruleDraft,
} from '#domain/search-rules/search-rule-api.ts'
import { curateSearch } from '#search/curated.ts'
import type { Hit } from '#search/port.ts'
import { type ConsoleCall, readBody } from '../endpoint.ts'

/** The first results of the rule's search, without any rule and with this one alone. */
export async function previewRule({ c, deps }: ConsoleCall): Promise<Response> {
  const draft = await readBody(c, ruleDraft)
  const [before, after] = [await rank(deps, draft, []), await rank(deps, draft, [draft])]
  const entries = await listEntriesById(
    deps.auth.db,
    [...before, ...after].map(({ id }) => id),
  )
  const titles = new Map(entries.map(({ id, title }) => [id, title]))
  const shown = (hits: readonly Hit[]): RankedTitle[] =>
    hits.flatMap(({ id, why }) => {
      const title = titles.get(id)
      return title === undefined ? [] : [{ id, title, isPicked: why.picked === true }]
    })
  return c.json({ before: shown(before), after: shown(after) } satisfies RulePreview)
}

async function rank(
  { search }: ConsoleCall['deps'],
  { words, concern }: RuleDraft,
  rules: readonly RuleDraft[],
): Promise<Hit[]> {
  const query = { ...everything(), q: words, concern }
  const slice = { page: 1, perPage: RULE_PREVIEW }
  return (await curateSearch(search, () => rules).search(query, slice, { facets: false })).hits
}
