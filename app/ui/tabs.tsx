import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Link, type To, useNavigate } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { afterPaint } from '#app/lib/loading/after-paint.ts'
import { useHydrated } from './use-hydrated.ts'

export type TabItem = { id: string; label: ReactNode; to: To }

/** A pressed tab whose navigation is pending, and the tab it was pressed on. */
type PendingTab = { item: TabItem; over: string; replace: boolean }

type TabListProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  label: string
  items: readonly TabItem[]
  current: string
}

/** Tabs as links; with scripts they are one tab stop with arrow keys. */
export function TabList({ label, items, current, className, ...props }: TabListProps) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [pending, setPending] = useState<PendingTab | null>(null)
  // Any other navigation overrides the pending press.
  if (pending && pending.over !== current) setPending(null)
  const chosen = pending?.item.id ?? current
  const follow = useEffectEvent(async (press: PendingTab) => {
    const { item, replace } = press
    await navigate(item.to, { replace, preventScrollReset: true })
    // Cleared in a transition, so that it commits together with the new panel; also if the navigation was interrupted.
    startTransition(() => setPending((last) => (last === press ? null : last)))
  })
  // Highlights the pressed tab first; its panel renders after the next paint.
  useEffect(() => {
    if (pending) return afterPaint(() => void follow(pending))
  }, [pending])

  function onClick(event: MouseEvent, item: TabItem) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!isPlain || event.button !== 0) return
    event.preventDefault()
    setPending({ item, over: current, replace: item.id === current })
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = items.findIndex((item) => item.id === chosen)
    const next = items[nextTab(event.key, at, items.length) ?? -1]
    if (!next) return
    event.preventDefault()
    document.getElementById(tabId(next.id))?.focus()
    setPending({ item: next, over: current, replace: true })
  }

  return (
    <div
      data-slot="tabs"
      {...props}
      role="tablist"
      aria-label={label}
      className={cn('tabs', className)}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <Link
          key={item.id}
          id={tabId(item.id)}
          role="tab"
          to={item.to}
          preventScrollReset
          aria-selected={item.id === chosen}
          aria-controls={item.id === current ? panelId(item.id) : undefined}
          tabIndex={hydrated && item.id !== chosen ? -1 : undefined}
          onClick={(event) => onClick(event, item)}
          className="tab"
        >
          {item.label}
        </Link>
      ))}
    </div>
  )
}

type TabPanelProps = ComponentProps<'div'> & { id: string; current: string }

export function TabPanel({ id, current, ...props }: TabPanelProps) {
  if (id !== current) return null
  return (
    <div
      data-slot="tab-panel"
      {...props}
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
    />
  )
}

/** The tab that a key leads to from tab `at` of `count`; null for other keys. */
export function nextTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const tabId = (id: string) => `tab-${id}`
const panelId = (id: string) => `panel-${id}`
