import { useEffect } from 'react'
import { isWritable } from './is-writable.ts'

let text = ''

/**
 * Buffers what the visitor types while the code of a text box is loading.
 *
 * @param requested the text box was requested and will get the focus
 * @param isReady the text box takes input itself
 */
export function useTypedAhead(requested: boolean, isReady: boolean): void {
  useEffect(() => {
    if (!requested) text = ''
    if (!requested || isReady) return
    const onKeydown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isWritable(event.target)) return
      if (event.key === 'Backspace') text = text.slice(0, -1)
      else if (event.key.length === 1) text += event.key
      else return
      // A space would scroll the page or activate the focused control.
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKeydown, { capture: true })
    return () => window.removeEventListener('keydown', onKeydown, { capture: true })
  }, [requested, isReady])
}

/** Returns the buffered text and clears it. */
export function takeTypedAhead(): string {
  const typed = text
  text = ''
  return typed
}
