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
const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The ETag of the state that is changed, from /listings/{id}/fields or a write.',
  schema: { type: 'string' },
}
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of up to 200 characters: a call is run once for it, and answered the same for 24 hours.',
  schema: { type: 'string', maxLength: 200 },
}
const UNUSABLE = {
  400: 'The body or a header cannot be used.',
  413: 'The body has more than 1 MB.',
  422: 'A field cannot be stored, or the Idempotency-Key was sent with another request.',
}
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
