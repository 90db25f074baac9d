import { formatInstant } from '#app/lib/format.ts'
import type { ChatThread } from '#domain/chat-thread.ts'

/** When a conversation last changed, as the clocks here show it. */
export function threadDate({ updatedAt }: Pick<ChatThread, 'updatedAt'>): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return formatInstant(new Date(updatedAt), timeZone, { dateStyle: 'medium', timeStyle: 'short' })
}
