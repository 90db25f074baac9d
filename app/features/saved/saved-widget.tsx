import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useDeferredOpen } from '#app/lib/loading/after-paint.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { useSavedItems } from '#app/lib/saved/saved-items.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import './saved.css'

const popover = lazy(async () => (await import('./saved-popover.tsx')).SavedPopover)

/** Header widget: a heart with the count; opens the last three. Without scripts a link to all. */
export function SavedWidget() {
  const items = useSavedItems()
  const [open, setOpen] = useState(false)
  const drawn = useDeferredOpen(open, () => setOpen(false))
  const opener = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  const Popover = useLazy(popover, open, () => {
    setOpen(false)
    navigate('/saved')
  })
  const label = m.saved_widget({ n: items.length })
  return (
    <span className="relative">
      <Link
        ref={opener}
        to="/saved"
        className="icon-btn saved-widget"
        aria-label={label}
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(!open)
        }}
      >
        <Icon name="heart" />
        {items.length > 0 && (
          <span className="saved-count" aria-hidden>
            {items.length}
          </span>
        )}
      </Link>
      {drawn && Popover && <Popover items={items} onClose={() => setOpen(false)} opener={opener} />}
    </span>
  )
}

function preload() {
  popover.load().catch(() => undefined)
}
