import { countText } from '#app/lib/i18n/number-labels.ts'
import { TabList } from '#app/ui/tabs.tsx'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES, CATEGORY_NAMES } from '#domain/listing/category.ts'
import type { FacetCounts } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { useList } from '../list/use-list.ts'

const ALL_TAB = 'all'

/** The current tab: the one category that is filtered by, otherwise all. */
export function tabOf(contentTypes: readonly string[]): string {
  const [only, ...others] = contentTypes
  return only && others.length === 0 ? only : ALL_TAB
}

/** Tabs for all and each of the four categories, with counts. */
export function ResultTabs({ counts }: { counts: FacetCounts['contentType'] }) {
  const { requested, hrefOf } = useList()
  const countOf = (contentType: string) =>
    counts.find(({ value }) => value === contentType)?.count ?? 0
  const narrowedTo = (contentType: string[]) =>
    hrefOf({ ...requested, facets: { ...requested.facets, contentType }, page: 1 })
  const items = [
    {
      id: ALL_TAB,
      label: labelOf(
        m.results_tab_all(),
        counts.reduce((sum, { count }) => sum + count, 0),
      ),
      to: narrowedTo([]),
    },
    ...CATEGORY_NAMES.map((name) => {
      const { contentType } = CATEGORIES[name]
      return {
        id: contentType,
        label: labelOf(CATEGORY_TITLES[name](), countOf(contentType)),
        to: narrowedTo([contentType]),
      }
    }),
  ]
  return (
    <TabList
      label={m.results_tabs()}
      items={items}
      current={tabOf(requested.facets.contentType)}
      className="mt-6"
    />
  )
}

function labelOf(title: string, count: number) {
  return (
    <>
      {title}
      <span className="ml-2 font-normal text-ink-3 text-small">{countText(count)}</span>
    </>
  )
}
