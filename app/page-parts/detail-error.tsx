import { isRouteErrorResponse } from 'react-router'
import { Similar } from '#app/features/listings/card/similar.tsx'
import { ErrorPage, type ErrorPageProps } from '#app/features/shell/error-page.tsx'
import { errorTitle } from '#app/lib/error-title.ts'
import { m } from '#domain/messages/messages.js'
import type { Withdrawn } from './withdrawn.ts'

type DetailErrorProps = Required<Pick<ErrorPageProps, 'back'>> & {
  error: unknown
  notFound: string
  /** Heading of the listings that are similar to a withdrawn one. */
  similar: string
}

/** The error of a detail page: withdrawn, not found, or unexpected, with a link back to the list. */
export function DetailError({ error, back, notFound, similar }: DetailErrorProps) {
  if (isWithdrawn(error))
    return (
      <>
        <ErrorPage title={m.detail_withdrawn()} back={back} />
        <div className="wrap">
          <Similar title={similar} items={error.data.similar} />
        </div>
      </>
    )
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <ErrorPage back={back}>{isMissing ? notFound : m.errors_unexpected()}</ErrorPage>
}

/** Title of a detail page that failed; `missing` is the title for a 404. */
export function detailErrorTitle(error: unknown, missing: string): string {
  return isWithdrawn(error) ? m.detail_withdrawn() : errorTitle(error, missing)
}

function isWithdrawn(error: unknown): error is { data: Withdrawn } {
  return isRouteErrorResponse(error) && error.status === 410
}
