import { MemberRequest } from '#app/features/booking/member-request.tsx'
import { m } from '#domain/messages/messages.js'
import { requestMeta } from '../../features/booking/private-page.tsx'
import type { Route } from './+types/member-request'

export function meta({ matches }: Route.MetaArgs) {
  return requestMeta(m.booking_page_title(), matches[0].loaderData?.site)
}

export default function MemberRequestPage({ params }: Route.ComponentProps) {
  return <MemberRequest id={params.id} />
}
