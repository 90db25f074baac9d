import { Icon } from '#app/ui/icon/icon.tsx'
import type { ChatPartOf } from '#domain/chat/chat.ts'
import { ChatLink } from './chat-link.tsx'

/** The page of this site that says more about an answer. */
export function PageLink({ page: { label, href } }: { page: ChatPartOf<'page'> }) {
  return (
    <ChatLink to={href} className="chat-understood">
      <span className="chat-understood-all">
        {label}
        <Icon name="arrow-right" size={16} />
      </span>
    </ChatLink>
  )
}
