type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Ctrl+K or ⌘K anywhere; "/" alone, unless somebody is writing. */
export function opensSearch(pressed: Pressed, isWriting: boolean): boolean {
  if (pressed.altKey) return false
  const command = pressed.ctrlKey || pressed.metaKey
  if (pressed.key === '/') return !command && !isWriting
  return command && pressed.key.toLowerCase() === 'k'
}

/** Whether a key pressed on this element is text for it. */
export function isWritable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  )
}
