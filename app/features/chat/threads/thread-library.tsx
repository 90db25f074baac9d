import { useRef, useState } from 'react'
import { openChat } from '#app/lib/assistant/chat-bus.ts'
import { useOnline } from '#app/lib/loading/use-online.ts'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { useSite } from '#app/lib/site.ts'
import { useChatThreads } from '#app/lib/threads/chat-threads.ts'
import { useThreadSync } from '#app/lib/threads/thread-sync-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { findThreads } from '#domain/chat/thread-search.ts'
import { m } from '#domain/messages/messages.js'
import { useChatState } from '../conversation/chat-store.ts'
import { deleteThread } from './thread-actions.ts'
import { ThreadEntry } from './thread-entry.tsx'
import { allThreadsFile, download } from './thread-file.ts'
import './thread-library.css'

const PAGE_LENGTH = 20

/** The visitor's conversations: search, reopen, rename, export and delete. */
export function ThreadLibrary() {
  const threads = useChatThreads()
  const hydrated = useHydrated()
  const { status } = useThreadSync()
  if (!hydrated) return <Waiting />
  if (threads.length === 0 && status === 'syncing') return <Waiting />
  return (
    <>
      <SyncNote />
      {threads.length === 0 ? <NoThreads /> : <ThreadSearch />}
    </>
  )
}

function ThreadSearch() {
  const threads = useChatThreads()
  const member = useMember()
  const { thread: current } = useChatState()
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(PAGE_LENGTH)
  const heading = useRef<HTMLParagraphElement>(null)
  const found = findThreads(threads, query)

  function search(text: string) {
    setQuery(text)
    setLimit(PAGE_LENGTH)
  }

  return (
    <>
      <search>
        <form className="threads-search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={m.inbox_search_label()}
            placeholder={m.inbox_search_label()}
            clearLabel={m.inbox_search_clear()}
            submitLabel={m.inbox_search_submit()}
            value={query}
            onChange={({ target }) => search(target.value)}
            onClear={() => search('')}
          />
        </form>
      </search>
      <div className="threads-head">
        {/* Takes the focus after a conversation is deleted. */}
        <p ref={heading} tabIndex={-1} aria-live="polite">
          {found.length > 0 ? m.inbox_found({ n: found.length }) : m.inbox_found_none()}
        </p>
        <Button variant="plain" onClick={() => download(allThreadsFile(threads, new Date()))}>
          {m.inbox_export_all()}
        </Button>
      </div>
      <p className="threads-storage">{member ? m.inbox_kept_member() : m.inbox_kept_guest()}</p>
      <ul className="threads">
        {found.slice(0, limit).map(({ thread, excerpt }) => (
          <ThreadEntry
            key={thread.id}
            thread={thread}
            excerpt={excerpt}
            isCurrent={thread.id === current.id}
            onDelete={() => {
              heading.current?.focus({ preventScroll: true })
              deleteThread(thread)
            }}
          />
        ))}
      </ul>
      {found.length > limit && (
        <Button variant="secondary" className="mt-6" onClick={() => setLimit(limit + PAGE_LENGTH)}>
          {m.inbox_more()}
        </Button>
      )}
    </>
  )
}

/** A notice for members while offline or after a failed sync. */
function SyncNote() {
  const member = useMember()
  const online = useOnline()
  const { status, retry } = useThreadSync()
  if (!member) return null
  if (!online) return <p className="threads-note">{m.inbox_offline()}</p>
  if (status !== 'failed') return null
  return (
    <div role="alert" className="threads-note">
      <p>{m.inbox_sync_failed()}</p>
      <Button variant="secondary" onClick={retry}>
        {m.inbox_retry()}
      </Button>
    </div>
  )
}

function NoThreads() {
  const { assistant } = useSite()
  return (
    <Empty
      title={m.inbox_empty_title()}
      text={m.inbox_empty_text({ assistant })}
      picture={scenePrintUrl('lake', 'calm', '1x1')}
    >
      <Button onClick={() => openChat()}>{m.inbox_empty_ask({ assistant })}</Button>
    </Empty>
  )
}

function Waiting() {
  return (
    <>
      <noscript>
        <p className="mt-4 text-ink-2">{m.inbox_needs_script()}</p>
      </noscript>
      <div className="needs-script" aria-busy="true">
        <p className="sr-only" role="status">
          {m.inbox_loading()}
        </p>
        {['first', 'second', 'third'].map((place) => (
          <div key={place} aria-hidden="true" className="thread-skeleton">
            <div className="skeleton skeleton-line h-5 w-[46%]" />
            <div className="skeleton skeleton-line w-[82%]" />
          </div>
        ))}
      </div>
    </>
  )
}
