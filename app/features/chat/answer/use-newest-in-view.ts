import { useLayoutEffect, useRef } from 'react'

/** How far from the end a reader may be and still follow, in px. */
const FOLLOWING = 80
const GAP = 16

/**
 * Keeps the newest message in view, from its first line. Somebody who has scrolled up to read is left
 * alone until they ask something themselves: `asked` is the message they last sent, by its id.
 */
export function useNewestInView(count: number, asked: string | undefined, isWaiting: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const before = useRef(asked)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    // An answer of the browser's own is there at once: nobody has seen anything wait.
    if (isWaiting || before.current !== asked) follows.current = true
    before.current = asked
    const newest = [...box.querySelectorAll<HTMLElement>('[data-message] > .chat-bubble')].at(-1)
    if (!newest || !follows.current) return
    const end = box.scrollHeight - box.clientHeight
    box.scrollTop = isWaiting ? end : Math.min(end, newest.offsetTop - GAP)
  }, [count, asked, isWaiting])

  return {
    ref,
    onScroll() {
      const box = ref.current
      if (box) follows.current = box.scrollHeight - box.clientHeight - box.scrollTop < FOLLOWING
    },
  }
}
