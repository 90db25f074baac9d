/** A ref that focuses its element when it mounts. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
