import type { Context } from 'hono'
import { invalid } from '#auth/errors.ts'

export type Page = { page: number; perPage: number }

const PER_PAGE = 50
const PER_PAGE_LIMIT = 1_000
const PAGE_LIMIT = 1_000_000

/** Pages count from 1. @throws AuthError for numbers that are none */
export function pageOf(c: Context): Page {
  return {
    page: wholeNumber(c.req.query('page'), 1, PAGE_LIMIT),
    perPage: wholeNumber(c.req.query('per_page'), PER_PAGE, PER_PAGE_LIMIT),
  }
}

function wholeNumber(text: string | undefined, otherwise: number, limit: number): number {
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > limit)
    throw invalid('Bad Pagination Parameters')
  return value
}

/** Clients read one digit after the first `=`: `page` comes first, and rel is in double quotes. */
export function linkHeader(c: Context, { page, perPage }: Page, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const { pathname } = new URL(c.req.url)
  const link = (to: number, rel: string) =>
    `<${pathname}?page=${to}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
