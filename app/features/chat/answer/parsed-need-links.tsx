import { Icon } from '#app/ui/icon/icon.tsx'
import type { ChatPartOf } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import { ChatLink } from './chat-link.tsx'

/** The need parsed from the conversation, linked to its search results. */
export function ParsedNeedLinks({
  understood: { filters, href },
}: {
  understood: ChatPartOf<'understood'>
}) {
  return (
    <ChatLink to={href} className="chat-understood">
      <span className="chat-understood-says">{m.chat_understood()}</span>
      {filters.map(({ kind, label }) => (
        <span key={`${kind} ${label}`} className="badge badge-plain">
          {label}
        </span>
      ))}
      <span className="chat-understood-all">
        {m.chat_understood_all()}
        <Icon name="arrow-right" size={16} />
      </span>
    </ChatLink>
  )
}
