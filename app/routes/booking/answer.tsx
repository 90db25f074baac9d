import { data } from 'react-router'
import { AnswerRequest } from '#app/features/booking/answer-request.tsx'
import { findRequest } from '#data/booking/booking-requests.ts'
import { viewOf } from '#data/booking/booking-views.ts'
import { dbContext } from '#data/context.ts'
import { m } from '#domain/messages/messages.js'
import { PRIVATE, RequestNotFound, requestMeta } from '../../features/booking/private-page.tsx'
import type { Route } from './+types/answer'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { token } = params
  const request = await findRequest(context.get(dbContext), { answerToken: token }, new Date())
  if (!request) throw data(null, { status: 404, headers: PRIVATE })
  return data({ token, request: viewOf(request) }, { headers: PRIVATE })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return requestMeta(m.booking_answer_title(), matches[0].loaderData?.site)
}

export default function Page({ loaderData: { token, request } }: Route.ComponentProps) {
  return <AnswerRequest key={token} token={token} request={request} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RequestNotFound title={m.booking_answer_title()} error={error} />
}
