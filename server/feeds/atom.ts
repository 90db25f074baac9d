import { escapeXml } from '#app/lib/seo/sitemap.ts'

type AtomEntry = {
  /** Unique and permanent; an IRI. */
  id: string
  title: string
  summary: string
  url: string
  published: Date
  updated: Date
  categories: readonly string[]
}

export type AtomFeed = {
  id: string
  title: string
  /** Address of the feed itself. */
  self: string
  /** Address of the page with the same listings. */
  page: string
  author: string
  /** Last change; for a feed without entries the time of a fixed day, since the standard requires one. */
  updated: Date
  entries: readonly AtomEntry[]
}

/** Characters that XML 1.0 forbids even when escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const text = (value: string) => escapeXml(value.toWellFormed().replace(FORBIDDEN, ''))

/** An Atom document (RFC 4287). */
export function atomText({ id, title, self, page, author, updated, entries }: AtomFeed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${text(id)}</id>
<title>${text(title)}</title>
<updated>${updated.toISOString()}</updated>
<author><name>${text(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${text(self)}"/>
<link rel="alternate" type="text/html" href="${text(page)}"/>
${entries.map(entryText).join('')}</feed>
`
}

function entryText({ id, title, summary, url, published, updated, categories }: AtomEntry): string {
  const terms = categories.map((term) => `<category term="${text(term)}"/>`).join('')
  return `<entry><id>${text(id)}</id><title>${text(title)}</title><published>${published.toISOString()}</published><updated>${updated.toISOString()}</updated><link rel="alternate" type="text/html" href="${text(url)}"/>${terms}<summary>${text(summary)}</summary></entry>
`
}
