import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Brand } from './brand.tsx'
import { AccountMenu } from './menu/account-menu.tsx'
import { MainNav } from './menu/main-nav.tsx'
import { MobileMenu } from './menu/mobile-menu.tsx'
import { headerTitle } from './strip-title.ts'
import { useScrolled } from './use-scrolled.ts'

type SiteHeaderProps = { search?: ReactNode; saved?: ReactNode }

/** The header; on compact screens menu button, section title and search. */
export function SiteHeader({ search, saved }: SiteHeaderProps) {
  const { pathname } = useLocation()
  const scrolled = useScrolled()
  const title = headerTitle(pathname)
  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      <div className="wrap site-header-bar">
        <div className="-ml-2.5 md:hidden">
          <MobileMenu />
        </div>
        <Brand className="hidden justify-self-start md:inline-flex" />
        <p className="truncate py-1 text-center font-[430] font-display text-[1.25rem] leading-none md:hidden">
          {title}
        </p>
        <MainNav />
        <div className="-mr-2.5 flex items-center gap-1 justify-self-end md:mr-0">
          {search}
          <div className="hidden items-center gap-1 md:flex">
            {saved}
            <AccountMenu />
          </div>
        </div>
      </div>
    </header>
  )
}
