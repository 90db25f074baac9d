import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavigationType, useNavigationType } from 'react-router'

/** Runs once what has been drawn so far is on the screen; the result calls that off. */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  // A frame is about to be painted when it is announced: a task of its own begins after that.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/**
 * Whether a layer that is wanted may be drawn: a paint later, so that what was pressed shows it at once.
 * Escape in between is for the layer that is on its way: it calls `cancel`.
 *
 * @param takesText the layer begins with a text box that has the focus
 */
export function useDeferredOpen(wanted: boolean, cancel: () => void, takesText = false): boolean {
  const [isShown, setShown] = useState(false)
  const cancelled = useEffectEvent(cancel)
  useEffect(() => {
    if (!wanted) return
    const heard = new AbortController()
    const stop = afterPaint(() => {
      heard.abort()
      // At once with all its effects, as the press itself would have drawn it: else each waits for a paint of its own.
      flushSync(() => setShown(true))
    })
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && cancelled()
    document.addEventListener('keydown', hear, { signal: heard.signal })
    return () => {
      stop()
      heard.abort()
      setShown(false)
    }
  }, [wanted])
  return wanted && (isShown || (takesText && keyboardWantsTap()))
}

/**
 * Whether what stands below the fold of a page may be drawn. On a page that somebody has gone to it comes a paint
 * later than the rest. One that was opened has all of it in its HTML, and one that is gone back to needs its whole
 * height at once, to find the place where it was left.
 */
export function useBelowFold(): boolean {
  const type = useNavigationType()
  const [isShown, setShown] = useState(type !== NavigationType.Push)
  useEffect(() => {
    if (!isShown) return afterPaint(() => startTransition(() => setShown(true)))
  }, [isShown])
  return isShown
}

/** iPhones and iPads bring up their keyboard only for what gets the focus within the tap itself. */
function keyboardWantsTap(): boolean {
  return CSS.supports('-webkit-touch-callout', 'none')
}
