import { Hono } from 'hono'
import tokens from '../../app/styles/tokens.css?raw'
import style from './docs.css?raw'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

/** Only this page's own style sheet, and no scripts. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const CACHED = 'public, max-age=300'

/** Serves the OpenAPI document and a readable page of it. */
export function docsRoutes(origin: string): Hono {
  const app = new Hono()
  const document = openApiDocument(origin)
  app.get('/openapi.json', (c) => c.json(document, 200, { 'Cache-Control': CACHED }))
  app.get('/docs', (c) =>
    c.html(docsPage(document), 200, {
      'Cache-Control': CACHED,
      'Content-Security-Policy': POLICY,
    }),
  )
  app.get('/docs.css', (c) =>
    c.body(`${tokens}\n${style}`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': CACHED,
    }),
  )
  return app
}
