import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

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
export function usePressShown(wanted: boolean, cancel: () => void, takesText = false): boolean {
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

/** iPhones and iPads bring up their keyboard only for what gets the focus within the tap itself. */
function keyboardWantsTap(): boolean {
  return CSS.supports('-webkit-touch-callout', 'none')
}
