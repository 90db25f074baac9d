export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed'

/** Hands a link to the share sheet where there is one, else to the clipboard. */
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

/** Puts a text on the clipboard; says whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Pages without TLS have no clipboard interface; the old command still works there. */
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
