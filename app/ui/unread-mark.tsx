import { cn } from '#app/lib/cn.ts'

type UnreadMarkProps = {
  /** What a screen reader hears in place of the dot. */
  text: string
  /** For `aria-describedby` of what bears the mark. */
  id?: string
  className?: string
}

/** The dot that says something has not been seen. */
export function UnreadMark({ text, id, className }: UnreadMarkProps) {
  return (
    <span className={cn('unread', className)}>
      <span id={id} className="sr-only">
        {text}
      </span>
    </span>
  )
}
