import { href, useSearchParams } from 'react-router'
import { ThreadLibrary } from '#app/features/chat/threads/thread-library.tsx'
import { RequestList } from '#app/features/inbox/request-list.tsx'
import { useUnread } from '#app/lib/session/unread.ts'
import { pageTitle } from '#app/lib/site.ts'
import { TabList, TabPanel } from '#app/ui/tabs.tsx'
import { UnreadMark } from '#app/ui/unread-mark.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/messages'

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.inbox_title(), matches[0].loaderData?.site) },
    { name: 'description', content: m.inbox_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Conversations with the assistant and booking requests, with the tab in the URL. */
export default function Messages() {
  const [params] = useSearchParams()
  const current = params.get('tab') === 'requests' ? 'requests' : 'threads'
  const here = href('/messages')
  return (
    <div className="wrap min-h-dvh pt-9 pb-16">
      <h1>{m.inbox_title()}</h1>
      <TabList
        className="mt-6"
        label={m.inbox_tabs()}
        current={current}
        items={[
          { id: 'threads', label: m.inbox_tab_threads(), to: here },
          { id: 'requests', label: <RequestsLabel />, to: `${here}?tab=requests` },
        ]}
      />
      <TabPanel id="threads" current={current}>
        <ThreadLibrary />
      </TabPanel>
      <TabPanel id="requests" current={current}>
        <RequestList />
      </TabPanel>
    </div>
  )
}

function RequestsLabel() {
  const unread = useUnread()
  return (
    <>
      {m.inbox_tab_requests()}{' '}
      {unread > 0 && <UnreadMark className="ml-2" text={m.inbox_unread({ n: unread })} />}
    </>
  )
}
