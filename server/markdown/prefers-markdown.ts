import { parseAccept } from 'hono/utils/accept'

/** Whether an Accept header prefers Markdown to HTML; a browser's never does. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const qualityOf = (type: string) => parseAccept(accept).find((each) => each.type === type)?.q ?? 0
  return qualityOf('text/markdown') > 0 && qualityOf('text/markdown') >= qualityOf('text/html')
}
