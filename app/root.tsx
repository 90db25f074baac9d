// First: it declares the order of the cascade layers for all other style sheets.
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import './styles/app.css'
import './styles/fonts.css'

import { memo, type ReactNode } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { siteContext, unavailableContext } from '#data/context.ts'
import { languagePath } from '#domain/language/language-path.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { Route } from './+types/root'
import { SignInHost } from './features/account/sign-in/sign-in-host.tsx'
import { FloatingChat, HeaderChatOpener } from './features/chat/panel/floating-chat.tsx'
import { readHomeTab } from './features/home/home-tabs.ts'
import { InboxSync } from './features/inbox/inbox-sync.tsx'
import { ListArrival } from './features/listings/list/list-arrival.tsx'
import { SavedSync } from './features/saved/saved-account-sync.tsx'
import { SavedWidget } from './features/saved/saved-widget.tsx'
import { SearchButton } from './features/search/search-button.tsx'
import { ErrorPage } from './features/shell/error-page.tsx'
import { Shell } from './features/shell/shell.tsx'
import { errorTitle, isMissing } from './lib/error-title.ts'
import { isConnectionError } from './lib/loading/connection.ts'
import { pageTitle, SiteContext } from './lib/site.ts'
import { restoreTheme, THEME_SCRIPT } from './lib/stores/theme.ts'
import hankenUrl from './styles/fonts/hanken-grotesk-latin-wght-normal.woff2?url'
import petronaUrl from './styles/fonts/petrona-latin-wght-normal.woff2?url'
import { Toaster } from './ui/toast/toast.tsx'

const UNAVAILABLE = 503

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: languagePath(getLocale(), '/manifest.webmanifest') },
  font(petronaUrl),
  font(hankenUrl),
]

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  { title: error ? pageTitle(errorTitle(error), loaderData?.site) : loaderData?.site.name },
]

/** Responds with 503 when the database was unavailable, instead of an incomplete page. */
const rejectWhenUnavailable: Route.MiddlewareFunction = async ({ context }, next) => {
  const response = await next()
  if (context.get(unavailableContext)()) throw data(m.errors_unavailable(), { status: UNAVAILABLE })
  return response
}

export const middleware: Route.MiddlewareFunction[] = [rejectWhenUnavailable]

export function loader({ context }: Route.LoaderArgs) {
  const { helplinesReview, ...site } = context.get(siteContext)
  return { site: helplinesReview ? { ...site, helplinesReview } : site }
}

/** The site's facts do not change between navigations. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')?.site
  return (
    <html lang={getLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteContext value={site}>{children}</SiteContext>
        <Toaster
          labels={{
            region: m.shell_toast_region({ hotkey: '{hotkey}' }),
            notification: m.shell_toast_label(),
            close: m.shell_toast_close(),
          }}
        />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useOnMount(markHydrated)
  return <Pages />
}

/** Memoised: router state changes during a navigation do not rerender it. */
const Pages = /* @__PURE__ */ memo(function Pages() {
  return (
    <PageWithShell>
      <ListArrival>
        <Outlet />
      </ListArrival>
    </PageWithShell>
  )
})

/** A page within the shell, with the dialogs and sync components that every page has. */
function PageWithShell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const chatting = pathname === '/' && readHomeTab(new URLSearchParams(search)).tab === 'chat'
  return (
    <>
      <Shell search={<HeaderTools />} saved={<SavedWidget />}>
        {children}
      </Shell>
      <FloatingChat hidden={chatting} />
      <SignInHost />
      <SavedSync />
      <InboxSync />
    </>
  )
}

function HeaderTools() {
  return (
    <>
      <HeaderChatOpener />
      <SearchButton />
    </>
  )
}

/** Marks the document as hydrated, for styles and tests. */
function markHydrated() {
  restoreTheme()
  document.documentElement.dataset['hydrated'] = 'true'
}

/** The fallback for errors that no route's boundary handles. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // React has re-created the document without the attribute.
  useOnMount(markHydrated)
  const page = <ErrorPage>{errorText(error)}</ErrorPage>
  // The shell's dialogs may have caused the error themselves; only a network error rules that out.
  return isConnectionError(error) ? <PageWithShell>{page}</PageWithShell> : <Shell>{page}</Shell>
}

function errorText(error: unknown): string {
  if (isMissing(error)) return m.errors_not_found()
  const isUnavailable = isRouteErrorResponse(error) && error.status === UNAVAILABLE
  return isUnavailable ? m.errors_unavailable() : m.errors_unexpected()
}
