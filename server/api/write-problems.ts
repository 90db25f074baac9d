import type { AuthError } from '#auth/errors.ts'
import type { FieldFault } from '#domain/console/console-api.ts'
import type { Problem } from './problem.ts'

/** An error of the console's functions as a problem of the API. */
export function toProblem({ status, code, message, details }: AuthError): Problem {
  switch (code) {
    case 'conflict':
      return {
        title: 'Precondition failed',
        status: 412,
        detail: 'The listing has changed since: read it again.',
      }
    case 'exists':
      return { title: 'Conflict', status: 409, detail: 'There is a listing with this id.' }
    case 'fields_invalid':
      return {
        title: 'Unprocessable content',
        status: 422,
        detail: 'Some fields cannot be stored.',
        errors: (details['faults'] as FieldFault[]).map(({ field, reason }) => ({
          parameter: field,
          message: reason,
        })),
      }
    case 'not_found':
      return { title: 'Not found', status: 404, detail: 'No listing has this id.' }
    default:
      return { title: 'Rejected', status, detail: message }
  }
}
