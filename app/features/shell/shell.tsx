import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { m } from '#domain/messages/messages.js'
import { Brand } from './brand.tsx'
import { Dock } from './dock.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { HOME } from './sections.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type ShellProps = {
  /** The search button in the header. */
  search?: ReactNode
  /** The saved widget in the header of wide screens. */
  saved?: ReactNode
  children: ReactNode
}

const CONTENT_ID = 'content'

/** The layout of every page. Home has only logo and name instead of the header. */
export function Shell({ search, saved, children }: ShellProps) {
  const { pathname } = useLocation()
  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip btn">
        {m.shell_skip()}
      </a>
      {pathname === HOME.path ? (
        <header className="wrap flex h-[72px] items-center md:h-[92px]">
          <Brand />
        </header>
      ) : (
        <SiteHeader search={search} saved={saved} />
      )}
      <main id={CONTENT_ID} tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      <SiteFooter />
      <Dock />
      <RouteAnnouncer />
    </>
  )
}
