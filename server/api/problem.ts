import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** What went wrong with a request, as RFC 9457 has it. */
export type Problem = {
  title: string
  status: ContentfulStatusCode
  detail: string
  /** One entry for each parameter that cannot be used. */
  errors?: { parameter: string; message: string }[]
}

export function problem(c: Context, given: Problem): Response {
  return c.json({ type: 'about:blank', ...given }, given.status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}

export function notFound(c: Context, detail: string): Response {
  return problem(c, { title: 'Not found', status: 404, detail })
}
