import { IDEMPOTENCY_KEY, ifMatch, UNUSABLE } from '../openapi-conditions.ts'
import {
  type Described,
  type Operation,
  type Parameter,
  queryParameters,
} from '../openapi-parts.ts'
import { requestAnswer, requestEntry, requestsAnswer, requestsParameters } from './schemas.ts'

const ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of a booking request.',
  schema: { type: 'string' },
}

/** Operations that read and answer booking requests. */
export function requestPaths(describe: (given: Described) => Operation) {
  return {
    '/requests': {
      get: describe({
        operationId: 'listRequests',
        summary: 'Booking requests',
        parameters: queryParameters(requestsParameters),
        scope: 'requests:read',
        hasTag: false,
        answer: requestsAnswer,
      }),
    },
    '/requests/{id}': {
      get: describe({
        operationId: 'findRequest',
        summary: 'One booking request',
        description: 'Its ETag is the If-Match of an answer.',
        parameters: [ID],
        scope: 'requests:read',
        isFound: true,
        answer: requestEntry,
      }),
    },
    '/requests/{id}/answer': {
      put: describe({
        operationId: 'answerRequest',
        summary: 'Accept or decline a booking request',
        description:
          'As by the link in the mail to the operator: the visitor is mailed the answer and its note.',
        parameters: [ID, ifMatch('/requests/{id}'), IDEMPOTENCY_KEY],
        scope: 'requests:write',
        isFound: true,
        body: requestAnswer,
        errors: {
          ...UNUSABLE,
          409: 'The request does not wait for an answer.',
          412: 'The request has changed since.',
          428: 'There is no If-Match.',
        },
        answer: requestEntry,
      }),
    },
  }
}
