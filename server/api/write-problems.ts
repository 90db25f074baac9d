import type { AuthError } from '#auth/errors.ts'
import type { FaultReason, FieldFault } from '#domain/console/console-api.ts'
import type { Problem } from './problem.ts'

const MESSAGES: Record<FaultReason, (limit: number) => string> = {
  missing: () => 'It is missing.',
  too_long: (limit) => `It has more than ${limit} characters.`,
  too_many: (limit) => `It has more than ${limit} entries.`,
  no_web_address: () => 'It is not a web address.',
  no_country: () => 'A country has two capital letters (ISO 3166), such as PT.',
  no_currency: () => 'It is a price without a currency.',
  no_slug: () => 'It has lower-case letters, digits and single hyphens, such as two-words.',
  slug_reserved: () => "It is a word of the site's own addresses.",
  slug_taken: () => 'It belongs to another listing.',
  invalid: () => 'It cannot be stored like this.',
}

/** An error of the console's functions as a problem of the API. */
export function toProblem({ status, code, message, details }: AuthError): Problem {
  switch (code) {
    case 'conflict':
      return {
        title: 'Precondition failed',
        status: 412,
        detail: 'It has changed since: read it again.',
      }
    case 'exists':
      return { title: 'Conflict', status: 409, detail: 'There is or was a listing with this id.' }
    case 'fields_invalid':
      return {
        title: 'Unprocessable content',
        status: 422,
        detail: 'Some fields cannot be stored.',
        errors: (details['faults'] as FieldFault[]).map(({ field, reason, limit = 0 }) => ({
          parameter: field,
          message: MESSAGES[reason](limit),
        })),
      }
    case 'state_changed':
      return { title: 'Conflict', status: 409, detail: message }
    case 'request_not_found':
      return { title: 'Not found', status: 404, detail: message }
    case 'not_found':
      return { title: 'Not found', status: 404, detail: 'No listing has this id.' }
    default:
      return { title: 'Rejected', status, detail: message }
  }
}
