import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useDeferredOpen } from '#app/lib/loading/after-paint.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { useMemberPhoto } from '#app/lib/session/member-photo.ts'
import { useUnread } from '#app/lib/session/unread.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { UnreadMark } from '#app/ui/unread-mark.tsx'
import { m } from '#domain/messages/messages.js'

const items = lazy(async () => (await import('./account-menu-items.tsx')).AccountMenuItems)

/** The account button; the menu is lazily loaded. */
export function AccountMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const drawn = useDeferredOpen(open, () => setOpen(false))
  const member = useMember()
  const photo = useMemberPhoto(member?.id)
  const unread = useUnread()
  const noteId = useId()
  const Items = useLazy(items, open, () => setOpen(false))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || open) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <span className="relative inline-flex">
      <IconButton
        ref={button}
        label={m.shell_account()}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-describedby={unread > 0 ? noteId : undefined}
        className="needs-script"
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(!open)}
      >
        {photo ? (
          <img src={photo} alt="" width={30} height={30} className="account-photo" />
        ) : member ? (
          <span aria-hidden className="account-initial">
            {[...(member.name || member.email)][0]}
          </span>
        ) : (
          <Icon name="user-round" />
        )}
      </IconButton>
      {unread > 0 && <UnreadMark id={noteId} text={m.inbox_unread({ n: unread })} />}
      {Items && <Items open={drawn} onOpenChange={setOpen} button={button} />}
    </span>
  )
}

function preload() {
  items.load().catch(() => undefined)
}
