import { IDEMPOTENCY_KEY, ifMatch, UNUSABLE } from './openapi-conditions.ts'
import type { Described, Operation, Parameter } from './openapi-parts.ts'
import { editableListing, listingChange, listingStateChange, newListing } from './write-schemas.ts'

const SCOPE = 'listings:write'

const ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of a listing, published or not.',
  schema: { type: 'string' },
}
const IF_MATCH = ifMatch('/listings/{id}/fields')
const CONDITIONAL = {
  ...UNUSABLE,
  412: 'The listing has changed since.',
  428: 'There is no If-Match.',
}

/** Operations that write listings, with the one that returns what they start from. */
export function writePaths(describe: (given: Described) => Operation) {
  return {
    '/listings': {
      post: describe({
        operationId: 'createListing',
        summary: 'Create a listing',
        parameters: [IDEMPOTENCY_KEY],
        scope: SCOPE,
        body: newListing,
        status: 201,
        errors: { ...UNUSABLE, 409: 'There is a listing with this id.' },
        answer: editableListing,
      }),
    },
    '/listings/{id}': {
      put: describe({
        operationId: 'changeListing',
        summary: 'Change fields of a listing',
        description:
          'Checked and versioned as a change in the console. Fields that are not given stay.',
        parameters: [ID, IF_MATCH, IDEMPOTENCY_KEY],
        scope: SCOPE,
        isFound: true,
        body: listingChange,
        errors: CONDITIONAL,
        answer: editableListing,
      }),
    },
    '/listings/{id}/fields': {
      get: describe({
        operationId: 'findListingFields',
        summary: 'The fields of a listing that can be changed',
        description: 'Its ETag is the If-Match of a write.',
        parameters: [ID],
        scope: SCOPE,
        isFound: true,
        answer: editableListing,
      }),
    },
    '/listings/{id}/state': {
      put: describe({
        operationId: 'setListingState',
        summary: 'Publish or withdraw a listing',
        parameters: [ID, IF_MATCH, IDEMPOTENCY_KEY],
        scope: SCOPE,
        isFound: true,
        body: listingStateChange,
        errors: CONDITIONAL,
        answer: editableListing,
      }),
    },
  }
}
