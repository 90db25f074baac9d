import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { AssistantLogo } from '#app/features/chat/panel/assistant-logo.tsx'
import { chatTabPath, homeTabPath } from '#app/features/home/home-tabs.ts'
import { openChat } from '#app/lib/assistant/chat-bus.ts'
import { useSite } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'

/** Opens the assistant over this page; without scripts a link to the Chat tab of home. */
export function OpenAssistantButton({ query = '' }: { query?: string }) {
  const { assistant } = useSite()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openChat(query ? { helpText: query } : {})
  }

  return (
    <p className="mt-3">
      <Link to={query ? chatTabPath(query) : homeTabPath('chat')} onClick={open} className="link">
        <AssistantLogo width={20} height={20} />
        {m.directory_search_ask({ assistant })}
      </Link>
    </p>
  )
}
