import { Heart, Languages, LogIn, type LucideIcon, Send, UserRound } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { href, Link } from 'react-router'
import { type Site, useSite } from '#app/lib/site.ts'
import { Menu, MenuChoice, MenuItem, MenuNote, MenuSeparator, SubMenu } from '#app/ui/menu.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { m } from '#domain/messages/messages.js'
import { getLocale, locales } from '#domain/messages/runtime.js'

/** From the button's edge to just below the header's line. */
const BELOW_HEADER_PX = 22

type AccountMenuItemsProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The visible button: the menu hangs below it and gives the focus back to it. */
  button: RefObject<HTMLButtonElement | null>
}

export function AccountMenuItems({ open, onOpenChange, button }: AccountMenuItemsProps) {
  const site = useSite()
  const sayNoAccounts = () => showToast(noAccounts(site))

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
        // A press on the button itself is the button's to answer.
        if (event.target instanceof Node && button.current?.contains(event.target)) {
          event.preventDefault()
        }
      }}
    >
      <Entry icon={UserRound} onSelect={sayNoAccounts}>
        {m.shell_account_profile()}
      </Entry>
      <MenuItem asChild>
        <Link to={href('/saved')}>
          <Heart aria-hidden size={20} strokeWidth={1.5} />
          {m.shell_saved()}
        </Link>
      </MenuItem>
      <Entry icon={Send} onSelect={sayNoAccounts}>
        {m.shell_account_messages()}
      </Entry>
      <MenuSeparator />
      <LanguageMenu site={site} />
      <MenuSeparator />
      <Entry icon={LogIn} onSelect={sayNoAccounts}>
        {m.shell_account_sign_in()}
      </Entry>
    </Menu>
  )
}

type EntryProps = { icon: LucideIcon; onSelect: () => void; children: ReactNode }

function Entry({ icon: Icon, onSelect, children }: EntryProps) {
  return (
    <MenuItem onSelect={onSelect}>
      <Icon aria-hidden size={20} strokeWidth={1.5} />
      {children}
    </MenuItem>
  )
}

function noAccounts({ name }: Site) {
  return {
    title: m.shell_no_accounts_title(),
    description: m.shell_no_accounts_text({ site: name }),
  }
}

/** The languages there are; the one in use is chosen. */
function LanguageMenu({ site: { name } }: { site: Site }) {
  const entry = (
    <>
      <Languages aria-hidden size={20} strokeWidth={1.5} />
      {m.shell_account_language()}
    </>
  )
  const choices = locales.map((value) => ({
    value,
    label: m.shell_language_name({}, { locale: value }),
  }))
  return (
    <SubMenu entry={entry} label={m.shell_account_language()}>
      <MenuChoice value={getLocale()} choices={choices} />
      {choices.length === 1 && <MenuNote>{m.shell_one_language_text({ site: name })}</MenuNote>}
    </SubMenu>
  )
}
