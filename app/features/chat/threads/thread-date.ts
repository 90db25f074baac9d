import { formatInstant } from '#app/lib/i18n/format.ts'
import { type ChatThread, lastMessageAt } from '#domain/chat/chat-thread.ts'

/** Time of the last message, in the browser's time zone. */
export function threadDate(thread: ChatThread): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return formatInstant(new Date(lastMessageAt(thread)), timeZone, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}
