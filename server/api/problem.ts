import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A problem detail (RFC 9457). */
export type Problem = {
  title: string
  status: ContentfulStatusCode
  detail: string
  /** One entry per invalid parameter. */
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
