import { BASE_LANGUAGE, LANGUAGES, type Language } from '#domain/language/language.ts'
import { pageUrl } from './page-url.ts'

export type SitemapEntry = {
  /** Path from the root, with its query. */
  path: string
  /** When its content last changed. */
  changed: Date | null
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap index (sitemaps.org protocol). */
export function sitemapIndex(origin: string, entries: readonly SitemapEntry[]): string {
  const parts = entries.map((entry) => partElement(origin, entry))
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${parts.join('')}</sitemapindex>\n`
}

/** A sitemap of pages, streamed as its batches are read. */
export async function* sitemapText(
  origin: string,
  batches: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const batch of batches) {
    yield batch.map((entry) => pageElements(origin, entry)).join('')
  }
  yield '</urlset>\n'
}

/** An XML response, whole or streamed; a cancelled response stops the generator. */
export function xmlResponse(text: string | AsyncGenerator<string>): Response {
  return new Response(typeof text === 'string' ? text : bytesOf(text), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

function bytesOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

function partElement(origin: string, { path, changed }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod}</sitemap>\n`
}

/** A page in every language, each with all alternates: search engines require them to be reciprocal. */
function pageElements(origin: string, { path, changed }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  const others = alternates(origin, path)
  return LANGUAGES.map((language) => {
    const loc = escapeXml(pageUrl(origin, path, language))
    return `<url><loc>${loc}</loc>${lastmod}${others}</url>\n`
  }).join('')
}

function alternates(origin: string, path: string): string {
  const link = (hrefLang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(pageUrl(origin, path, language))}"/>`
  return [
    ...LANGUAGES.map((language) => link(language, language)),
    link('x-default', BASE_LANGUAGE),
  ].join('')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
