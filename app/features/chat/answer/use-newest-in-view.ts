import { useLayoutEffect, useRef } from 'react'

/** Maximum distance from the end, in px, at which new messages scroll into view. */
const FOLLOW_DISTANCE = 80
const GAP = 16

/**
 * Scrolls to the first line of the newest message, unless the visitor has scrolled up. Sending a message
 * resumes scrolling: `asked` is the id of the message last sent.
 */
export function useNewestInView(
  count: number,
  lastQuestionId: string | undefined,
  isWaiting: boolean,
) {
  const ref = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const lastTop = useRef(0)
  const previousQuestionId = useRef(lastQuestionId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    // The visitor has scrolled up, and the event of it is still to come.
    if (box.scrollTop < lastTop.current - FOLLOW_DISTANCE) follows.current = false
    // Answers made in the browser arrive without a waiting state, so compare the last question, too.
    if (isWaiting || previousQuestionId.current !== lastQuestionId) follows.current = true
    previousQuestionId.current = lastQuestionId
    const newest = [...box.querySelectorAll<HTMLElement>('[data-message] > .chat-bubble')].at(-1)
    if (!newest || !follows.current) return
    const end = box.scrollHeight - box.clientHeight
    box.scrollTop = isWaiting ? end : Math.min(end, newest.offsetTop - GAP)
    lastTop.current = box.scrollTop
  }, [count, lastQuestionId, isWaiting])

  return {
    ref,
    onScroll() {
      const box = ref.current
      if (!box) return
      follows.current = box.scrollHeight - box.clientHeight - box.scrollTop < FOLLOW_DISTANCE
      lastTop.current = box.scrollTop
    },
  }
}
