import { useId } from 'react'
import { useDeferredOpen } from '#app/lib/loading/after-paint.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { useOpenHere } from '#app/lib/loading/use-open-here.ts'
import { useUnread } from '#app/lib/session/unread.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { UnreadMark } from '#app/ui/unread-mark.tsx'
import { m } from '#domain/messages/messages.js'
import { FOOTER_LINKS_ID } from '../site-footer.tsx'

const drawer = lazy(async () => (await import('./mobile-menu-drawer.tsx')).MobileMenuDrawer)

/** The menu button of the compact header, with a lazily loaded drawer. If that fails, it scrolls to the footer's links. */
export function MobileMenu() {
  const { open, show, close } = useOpenHere()
  const drawn = useDeferredOpen(open, close)
  const unread = useUnread()
  const noteId = useId()
  const Drawer = useLazy(drawer, open, () => {
    close()
    document.getElementById(FOOTER_LINKS_ID)?.scrollIntoView()
  })

  return (
    <span className="relative inline-flex">
      <IconButton
        label={m.shell_menu_open()}
        aria-describedby={unread > 0 ? noteId : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="needs-script"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <Icon name="menu" />
      </IconButton>
      {unread > 0 && <UnreadMark id={noteId} text={m.inbox_unread({ n: unread })} />}
      {Drawer && <Drawer open={drawn} onClose={close} />}
    </span>
  )
}

function preload() {
  drawer.load().catch(() => undefined)
}
