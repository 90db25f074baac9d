import { data } from 'react-router'
import { ErrorPage } from '#app/features/shell/error-page.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/not-found'

export function loader() {
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.errors_not_found_page_title(), matches[0].loaderData?.site) },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return null
}

export function ErrorBoundary() {
  return <ErrorPage>{m.errors_not_found()}</ErrorPage>
}
