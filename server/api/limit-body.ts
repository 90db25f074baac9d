import { bodyLimit } from 'hono/body-limit'
import { problem } from './problem.ts'

const LIMIT_BYTES = 1024 * 1024

/** Rejects bodies of writes that have more than 1 MB. */
export const limitBody = bodyLimit({
  maxSize: LIMIT_BYTES,
  onError: (c) =>
    problem(c, { title: 'Content too large', status: 413, detail: 'A body has at most 1 MB.' }),
})
