import { cn } from '#app/lib/cn.ts'

type UnreadMarkProps = {
  /** Screen reader text for the dot. */
  text: string
  /** Id for `aria-describedby` of the marked element. */
  id?: string
  className?: string
}

/** A dot that marks unread content. */
export function UnreadMark({ text, id, className }: UnreadMarkProps) {
  return (
    <span className={cn('unread', className)}>
      <span id={id} className="sr-only">
        {text}
      </span>
    </span>
  )
}
