import { cn } from '#app/lib/cn.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { HELPLINE_FINDER } from '#domain/helplines/finder.ts'
import { m } from '#domain/messages/messages.js'

/** Link to a finder of helplines in all countries. */
export function FinderLink() {
  return (
    <a
      href={`https://${HELPLINE_FINDER}`}
      target="_blank"
      rel="noreferrer"
      className={cn(buttonClass('secondary'), 'self-start')}
    >
      {m.chat_care_finder()}
    </a>
  )
}
