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

/** A tab that was pressed while another was shown. */
type Press = { item: TabItem; over: string; replace: boolean }

type TabListProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  label: string
  items: readonly TabItem[]
  current: string
}

/** Tabs that are addresses: links without a script, one stop with arrow keys once there is one. */
export function TabList({ label, items, current, className, ...props }: TabListProps) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [pressed, setPressed] = useState<Press | null>(null)
  // Whatever changes the address meanwhile counts, going back to where the press was made, too.
  if (pressed && pressed.over !== current) setPressed(null)
  const chosen = pressed?.item.id ?? current
  const follow = useEffectEvent(async (press: Press) => {
    const { item, replace } = press
    await navigate(item.to, { replace, preventScrollReset: true })
    // Also when something else was asked for before it came; together with what it brought.
    startTransition(() => setPressed((last) => (last === press ? null : last)))
  })
  // What is pressed shows it at once, its panel comes a paint later.
  useEffect(() => {
    if (pressed) return afterPaint(() => void follow(pressed))
  }, [pressed])

  function onClick(event: MouseEvent, item: TabItem) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!isPlain || event.button !== 0) return
    event.preventDefault()
    setPressed({ item, over: current, replace: item.id === current })
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = items.findIndex((item) => item.id === chosen)
    const next = items[nextTab(event.key, at, items.length) ?? -1]
    if (!next) return
    event.preventDefault()
    document.getElementById(tabId(next.id))?.focus()
    setPressed({ item: next, over: current, replace: true })
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
          className="tab half-sun"
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
