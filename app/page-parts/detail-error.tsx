import { isRouteErrorResponse } from 'react-router'
import { ErrorPage, type ErrorPageProps } from '#app/features/shell/error-page.tsx'
import { m } from '#domain/messages/messages.js'

type DetailErrorProps = Required<Pick<ErrorPageProps, 'back'>> & {
  error: unknown
  notFound: string
}

/** The error of a detail page: not found, or unexpected, with a link back to the list. */
export function DetailError({ error, back, notFound }: DetailErrorProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <ErrorPage back={back}>{isMissing ? notFound : m.errors_unexpected()}</ErrorPage>
}
