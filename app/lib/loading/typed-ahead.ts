import { useEffect } from 'react'
import { isWritable } from './is-writable.ts'

let text = ''

/**
 * Keeps what somebody types on the page while a text box that they have asked for is being fetched.
 *
 * @param wanted the text box was asked for, and is to have the focus
 * @param isThere it takes what is typed by itself
 */
export function useTypedAhead(wanted: boolean, isThere: boolean): void {
  useEffect(() => {
    if (!wanted) text = ''
    if (!wanted || isThere) return
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isWritable(event.target)) return
      if (event.key === 'Backspace') text = text.slice(0, -1)
      else if (event.key.length === 1) text += event.key
      else return
      // A space would scroll the page or press what has the focus.
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [wanted, isThere])
}

/** Hands over what was typed ahead, once. */
export function takeTypedAhead(): string {
  const taken = text
  text = ''
  return taken
}
