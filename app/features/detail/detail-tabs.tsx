import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { TabList, TabPanel } from '#app/ui/tabs.tsx'
import { m } from '#domain/messages/messages.js'

type TabTitles<Id extends string> = Record<Id | 'overview', () => string>

type DetailTabsProps<Id extends string> = {
  title: string
  /** In the order they are shown. */
  tabs: TabTitles<Id>
  panels: Record<Id | 'overview', ReactNode>
}

/** The tabs of a detail page, with the current one in the URL. */
export function DetailTabs<Id extends string>({ title, tabs, panels }: DetailTabsProps<Id>) {
  const [params] = useSearchParams()
  const ids = Object.keys(tabs) as (Id | 'overview')[]
  const current = readTab(ids, params.get('tab'))
  const items = ids.map((id) => ({ id, label: tabs[id](), to: tabAddress(id) }))
  return (
    <>
      <TabList label={m.detail_tabs({ title })} items={items} current={current} />
      <TabPanel id={current} current={current} className="pt-7.5 pb-6">
        {panels[current]}
      </TabPanel>
    </>
  )
}

/** The tab named in the URL; the overview when it is unknown. */
export function readTab<Id extends string>(ids: readonly Id[], named: string | null) {
  return ids.find((id) => id === named) ?? 'overview'
}

function tabAddress(id: string) {
  return { search: id === 'overview' ? '' : `?tab=${id}` }
}
