import { useLayoutEffect, useRef } from 'react'

/** How far from the end a reader may be and still follow, in px. */
const FOLLOWING = 80
const GAP = 16

/**
 * Keeps the newest message in view, from its first line. Somebody who has scrolled up to read is left
 * alone until they ask something themselves.
 */
export function useNewestInView(count: number, isWaiting: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const follows = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    if (isWaiting) follows.current = true
    const newest = [...box.querySelectorAll<HTMLElement>('[data-message] > .chat-bubble')].at(-1)
    if (!newest || !follows.current) return
    const end = box.scrollHeight - box.clientHeight
    box.scrollTop = isWaiting ? end : Math.min(end, newest.offsetTop - GAP)
  }, [count, isWaiting])

  return {
    ref,
    onScroll() {
      const box = ref.current
      if (box) follows.current = box.scrollHeight - box.clientHeight - box.scrollTop < FOLLOWING
    },
  }
}
