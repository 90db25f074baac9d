import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavigationType, useNavigationType } from 'react-router'

/** Runs `run` after the next paint; returns the cancel function. */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  // The frame callback runs before the paint; a task queued there runs after it.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/**
 * Whether a requested layer may be rendered: one paint later, so that the pressed control gives feedback first.
 * Escape before that calls `cancel`.
 *
 * @param takesText the layer begins with a focused text box
 */
export function useDeferredOpen(
  requested: boolean,
  cancel: () => void,
  takesText = false,
): boolean {
  const [isShown, setShown] = useState(false)
  const cancelled = useEffectEvent(cancel)
  useEffect(() => {
    if (!requested) return
    const listening = new AbortController()
    const stop = afterPaint(() => {
      listening.abort()
      // Flushes the effects together with the render; otherwise each waits for a separate paint.
      flushSync(() => setShown(true))
    })
    const onKeydown = ({ key }: KeyboardEvent) => key === 'Escape' && cancelled()
    document.addEventListener('keydown', onKeydown, { signal: listening.signal })
    return () => {
      stop()
      listening.abort()
      setShown(false)
    }
  }, [requested])
  return requested && (isShown || (takesText && keyboardNeedsTap()))
}

/**
 * Whether content below the fold may be rendered. After a client-side navigation it is rendered one paint later. On a
 * document load it is part of the HTML, and going back needs the full height at once to restore the scroll
 * position.
 */
export function useBelowFold(): boolean {
  const type = useNavigationType()
  const [isShown, setShown] = useState(type !== NavigationType.Push)
  useEffect(() => {
    if (!isShown) return afterPaint(() => startTransition(() => setShown(true)))
  }, [isShown])
  return isShown
}

/** iOS shows the keyboard only for an element focused within the tap itself. */
function keyboardNeedsTap(): boolean {
  return CSS.supports('-webkit-touch-callout', 'none')
}
