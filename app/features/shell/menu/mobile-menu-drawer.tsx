import { href, Link, useLocation } from 'react-router'
import { searchResultsPath } from '#app/paths.ts'
import { buttonClass, IconButton } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { Brand } from '../brand.tsx'
import { CATEGORY_SECTIONS, currentMark, DIRECTORY, HOME } from '../sections.ts'
import { ThemeSwitch } from '../theme-switch.tsx'
import { AccountMenu } from './account-menu.tsx'

type MobileMenuDrawerProps = { open: boolean; onClose: () => void }

export function MobileMenuDrawer({ open, onClose }: MobileMenuDrawerProps) {
  const { pathname } = useLocation()
  return (
    <Drawer open={open} onClose={onClose} label={m.shell_nav_menu()}>
      <div className="flex items-center justify-between">
        <Brand />
        <IconButton label={m.shell_menu_close()} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      <nav aria-label={m.shell_nav_menu()} className="drawer-nav">
        {[HOME, ...CATEGORY_SECTIONS, DIRECTORY].map((section) => (
          <Link
            key={section.name}
            to={section.path}
            aria-current={currentMark(section, pathname)}
            className="current-mark"
          >
            {section.title()}
          </Link>
        ))}
      </nav>
      <div className="mt-auto mr-3 grid gap-3.5 pt-7">
        <div className="-ml-3 flex items-center gap-1">
          <AccountMenu />
          <Link to={href('/saved')} className="icon-btn" aria-label={m.shell_saved()}>
            <Icon name="heart" />
          </Link>
        </div>
        <ThemeSwitch />
        <Link to={searchResultsPath({})} className={buttonClass('secondary')}>
          <Icon name="search" />
          {m.shell_search()}
        </Link>
      </div>
    </Drawer>
  )
}
