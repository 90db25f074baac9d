import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { Link, type To, useNavigate } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { Kept } from '#app/lib/kept-markup.tsx'
import { useHydrated } from './use-hydrated.ts'

export type TabItem = { id: string; label: ReactNode; to: To }

type TabListProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  label: string
  items: readonly TabItem[]
  current: string
  /** All that the tabs say and where they lead, as plain data, for the server to keep them by. */
  of?: unknown
}

/** Tabs that are addresses: links without a script, one stop with arrow keys once there is one. */
export function TabList({ label, items, current, of = null, className, ...props }: TabListProps) {
  const navigate = useNavigate()
  const hydrated = useHydrated()

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = items.findIndex((item) => item.id === current)
    const next = items[nextTab(event.key, at, items.length) ?? -1]
    if (!next) return
    event.preventDefault()
    document.getElementById(tabId(next.id))?.focus()
    navigate(next.to, { replace: true, preventScrollReset: true })
  }

  return (
    <Kept
      as="div"
      of={of}
      data-slot="tabs"
      {...props}
      role="tablist"
      aria-label={label}
      className={cn('tabs', className)}
      onKeyDown={onKeyDown}
    >
      {() =>
        items.map((item) => (
          <Link
            key={item.id}
            id={tabId(item.id)}
            role="tab"
            to={item.to}
            preventScrollReset
            aria-selected={item.id === current}
            aria-controls={item.id === current ? panelId(item.id) : undefined}
            tabIndex={hydrated && item.id !== current ? -1 : undefined}
            className="tab half-sun"
          >
            {item.label}
          </Link>
        ))
      }
    </Kept>
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

/** Where a key leads from tab `at` of `count`; null when the key is none of ours. */
export function nextTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const tabId = (id: string) => `tab-${id}`
const panelId = (id: string) => `panel-${id}`
