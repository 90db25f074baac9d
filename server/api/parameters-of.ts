import type { Context } from 'hono'
import type { z } from 'zod'
import { type Fault, readParameters } from './parameters.ts'
import { problem } from './problem.ts'

/** The query parameters of a request, or the response that names each invalid one. */
export function parametersOf<T extends z.ZodObject>(c: Context, schema: T): z.infer<T> | Response {
  const read = readParameters(schema, new URL(c.req.url).searchParams)
  return 'faults' in read ? badRequest(c, read.faults) : read.given
}

export function badRequest(c: Context, errors: Fault[]): Response {
  const names = [...new Set(errors.map(({ parameter }) => parameter))].join(', ')
  return problem(c, {
    title: 'Bad request',
    status: 400,
    detail: `These parameters cannot be used: ${names}.`,
    errors,
  })
}
