import type { Parameter } from './openapi-parts.ts'

/** The precondition of a write. @param from the call that returns the ETag */
export function ifMatch(from: string): Parameter {
  return {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: `The ETag of the state that is changed, from ${from} or a write.`,
    schema: { type: 'string' },
  }
}

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of up to 200 characters: a call is run once for it, and answered the same for 24 hours.',
  schema: { type: 'string', maxLength: 200 },
}

/** Errors of writes whose body or headers cannot be used. */
export const UNUSABLE = {
  400: 'The body or a header cannot be used.',
  413: 'The body has more than 1 MB.',
  422: 'A field cannot be stored, or the Idempotency-Key was sent with another request.',
}
