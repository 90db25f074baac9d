import { type MouseEvent, useRef } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { useDeferredOpen } from '#app/lib/loading/after-paint.ts'
import { isWritable } from '#app/lib/loading/is-writable.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { useTypedAhead } from '#app/lib/loading/typed-ahead.ts'
import { useOpenHere } from '#app/lib/loading/use-open-here.ts'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { preloadSupabase } from '#app/lib/session/preload-supabase.ts'
import { useSite } from '#app/lib/site.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { opensSearch } from './search-shortcut.ts'

const panel = lazy(async () => (await import('./search-panel.tsx')).SearchPanel)
const OPEN_LAYER = '[role="dialog"][data-state="open"], [role="menu"][data-state="open"]'

/** Opens the search; without scripts a link to the results page. */
export function SearchButton() {
  const site = useSite()
  const navigate = useNavigate()
  const button = useRef<HTMLAnchorElement>(null)
  const { open: isOpen, show, close } = useOpenHere()
  const drawn = useDeferredOpen(isOpen, close, true)
  const Panel = useLazy(panel, isOpen, () => navigate(href('/search-results')))
  useTypedAhead(isOpen, Panel !== null && drawn)

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show()
  }

  useWindowEvent('keydown', (event) => {
    if (!opensSearch(event, isWritable(event.target)) || document.querySelector(OPEN_LAYER)) return
    event.preventDefault()
    show()
  })

  function preload() {
    void panel.load().catch(() => undefined)
    preloadSupabase(site)
  }

  return (
    <>
      <Link
        ref={button}
        to={href('/search-results')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="/ Control+K Meta+K"
        className="inline-flex size-11 items-center justify-center gap-2.5 rounded-full text-ink transition-colors duration-(--t-quick) hover:bg-lake-soft aria-expanded:bg-lake-soft hover:text-ink focus-visible:rounded-full md:w-auto md:pr-[18px] md:pl-4 md:text-[0.90625rem] md:text-ink-2 md:shadow-line"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="search" className="size-5 md:size-4" />
        <span className="max-md:sr-only">{m.search_button()}</span>
      </Link>
      {Panel && (
        <Panel
          open={drawn}
          onClose={close}
          onClosed={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  )
}
