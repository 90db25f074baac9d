import type { ReactNode, RefObject } from 'react'
import { href, Link, useLocation } from 'react-router'
import { localisedLocation, saveLanguage } from '#app/lib/i18n/language-choice.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { signOut } from '#app/lib/session/sign-out.ts'
import { useUnread } from '#app/lib/session/unread.ts'
import { useSignInHere } from '#app/lib/session/use-sign-in-here.ts'
import { type Site, useSite } from '#app/lib/site.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import { Menu, MenuChoice, MenuItem, MenuNote, MenuSeparator, SubMenu } from '#app/ui/menu.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { UnreadMark } from '#app/ui/unread-mark.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'

/** Offset from the button to just below the header's line. */
const BELOW_HEADER_PX = 22

type AccountMenuItemsProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The visible button: anchor of the menu, and target of the focus after closing. */
  button: RefObject<HTMLButtonElement | null>
}

export function AccountMenuItems({ open, onOpenChange, button }: AccountMenuItemsProps) {
  const site = useSite()
  const member = useMember()
  const unread = useUnread()

  function returnFocus(event: Event) {
    event.preventDefault()
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }

  return (
    <Menu
      trigger={<span aria-hidden="true" className="pointer-events-none absolute inset-0" />}
      label={m.shell_account()}
      sideOffset={BELOW_HEADER_PX}
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={returnFocus}
      onInteractOutside={(event) => {
        // The button handles presses on itself.
        if (event.target instanceof Node && button.current?.contains(event.target)) {
          event.preventDefault()
        }
      }}
    >
      <MenuItem asChild>
        <Link to={href('/profile')}>
          <Icon name="user-round" />
          {m.shell_account_profile()}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={href('/saved')}>
          <Icon name="heart" />
          {m.shell_saved()}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={href('/messages')}>
          <Icon name="send" />
          {m.shell_account_messages()}
          {unread > 0 && <UnreadMark className="ml-auto" text={m.inbox_unread({ n: unread })} />}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <LanguageMenu />
      <MenuSeparator />
      {member ? (
        <>
          <Entry icon="log-out" onSelect={() => signOutWithToast(site)}>
            {m.shell_account_sign_out()}
          </Entry>
          <MenuNote>{m.account_member({ email: member.email })}</MenuNote>
        </>
      ) : (
        <SignInEntry />
      )}
    </Menu>
  )
}

function SignInEntry() {
  return (
    <Entry icon="log-in" onSelect={useSignInHere()}>
      {m.shell_account_sign_in()}
    </Entry>
  )
}

async function signOutWithToast(site: Site): Promise<void> {
  const isNotified = await signOut(site)
  showToast({
    title: m.account_signed_out_title(),
    description: isNotified ? m.account_signed_out_text() : m.account_sign_out_failed_text(),
  })
}

type EntryProps = { icon: IconName; onSelect: () => void; children: ReactNode }

function Entry({ icon, onSelect, children }: EntryProps) {
  return (
    <MenuItem onSelect={onSelect}>
      <Icon name={icon} />
      {children}
    </MenuItem>
  )
}

/** Sub-menu of the languages. */
function LanguageMenu() {
  const location = useLocation()

  function choose(language: Language) {
    if (language === getLocale()) return
    saveLanguage(language)
    // Each language has its own bundles, so load a new document.
    window.location.assign(localisedLocation(language, location))
  }

  const entry = (
    <>
      <Icon name="languages" />
      {m.shell_account_language()}
    </>
  )
  const choices = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))
  return (
    <SubMenu entry={entry} label={m.shell_account_language()}>
      <MenuChoice value={getLocale()} choices={choices} onChoose={choose} />
    </SubMenu>
  )
}
