import { renderToStaticMarkup } from 'react-dom/server'
import TurndownService from 'turndown'

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
})

const escapeMarkdown = service.escape.bind(service)
// The library leaves HTML in text as it is, which a reader of Markdown would render.
service.escape = (text) => escapeMarkdown(text).replaceAll('<', '\\<')

/** Converts elements to Markdown. Text is escaped: what a provider wrote cannot become markup. */
export function toMarkdown(body: React.ReactElement): string {
  return `${service.turndown(renderToStaticMarkup(body))}\n`
}

/** The Markdown version of the home page, whose path has no name to add ".md" to. */
export const HOME_FILE = '/index'

/** The path of the Markdown version of a page: ".md" before the query. */
export function markdownPath(path: string): string {
  if (path === '/' || path.startsWith('/?')) return markdownPath(HOME_FILE + path.slice(1))
  const query = path.indexOf('?')
  return query < 0 ? `${path}.md` : `${path.slice(0, query)}.md${path.slice(query)}`
}
