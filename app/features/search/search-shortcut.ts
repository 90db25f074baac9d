type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Ctrl+K or ⌘K anywhere; "/" outside of text inputs. */
export function opensSearch(pressed: Pressed, isWriting: boolean): boolean {
  if (pressed.altKey) return false
  const command = pressed.ctrlKey || pressed.metaKey
  if (pressed.key === '/') return !command && !isWriting
  return command && pressed.key.toLowerCase() === 'k'
}
