import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAsync } from '#app/lib/loading/use-async.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { openSignInDialog } from '#app/lib/session/sign-in-dialog-store.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ConsoleMe } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from './call-console.ts'
import { ROLE_LABELS } from './console-labels.ts'
import { CONSOLE_PAGE_NAMES, CONSOLE_PAGES, type ConsolePageName } from './console-pages.ts'
import { Failed, Waiting } from './console-states.tsx'
import { PaletteHost } from './palette/palette-host.tsx'
import './console.css'

type ConsolePageProps = {
  page: ConsolePageName
  /** Rendered for people whose role opens the page. */
  children: (me: ConsoleMe) => ReactNode
}

/** A page of the console: navigation, and its content for those who may see it. */
export function ConsolePage({ page, children }: ConsolePageProps) {
  const member = useMember()
  const hydrated = useHydrated()
  return (
    <div className="wrap console">
      <p className="console-name">{m.console_title()}</p>
      <h1>{CONSOLE_PAGES[page].label()}</h1>
      {!hydrated && <Waiting />}
      {hydrated && !member && <SignInNeeded />}
      {hydrated && member && (
        <ForStaff key={member.id} memberId={member.id} page={page}>
          {children}
        </ForStaff>
      )}
    </div>
  )
}

function ForStaff({ memberId, page, children }: ConsolePageProps & { memberId: string }) {
  const site = useSite()
  const { status, value, retry } = useAsync(memberId, async (): Promise<ConsoleMe> => {
    return (await callConsole(site, 'GET', '/me')).json()
  })
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  if (value.role === null) return <p className="console-note">{m.console_no_access()}</p>
  const { role, actions } = value
  const visible = CONSOLE_PAGE_NAMES.filter((name) => actions.includes(CONSOLE_PAGES[name].action))
  return (
    <>
      <div className="console-head">
        <p className="console-role">{m.console_role_of_you({ role: ROLE_LABELS[role]() })}</p>
        <PaletteHost actions={actions} />
      </div>
      <nav aria-label={m.console_navigation()} className="console-nav">
        {visible.map((name) => (
          <Link
            key={name}
            to={CONSOLE_PAGES[name].path}
            className="chip"
            aria-current={name === page ? 'page' : undefined}
          >
            {CONSOLE_PAGES[name].label()}
          </Link>
        ))}
      </nav>
      {visible.includes(page) ? (
        children(value)
      ) : (
        <p className="console-note">{m.console_not_your_page()}</p>
      )}
    </>
  )
}

function SignInNeeded() {
  return (
    <div className="console-note">
      <p>{m.console_sign_in_text()}</p>
      <Button onClick={() => openSignInDialog()}>{m.account_sign_in()}</Button>
    </div>
  )
}
