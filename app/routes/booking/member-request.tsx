import { MemberRequest } from '#app/features/booking/member-request.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/member-request'

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.booking_page_title(), matches[0].loaderData?.site) },
    { name: 'description', content: m.booking_page_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function MemberRequestPage({ params }: Route.ComponentProps) {
  return <MemberRequest id={params.id} />
}
