export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed'

/** Shares a link through the share sheet if available, else copies it. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  if (!navigator.share || !navigator.canShare?.(link)) return copyLink(link.url)
  try {
    await navigator.share(link)
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    return copyLink(link.url)
  }
}

async function copyLink(url: string): Promise<ShareOutcome> {
  return (await copyText(url)) ? 'copied' : 'failed'
}

/** Copies a text to the clipboard; resolves to whether that succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Pages without TLS have no Clipboard API; `execCommand` still works there. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
