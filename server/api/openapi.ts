import {
  createDescriber,
  type Operation,
  type Parameter,
  queryParameters,
  type Schema,
  type WebhookOperation,
} from './openapi-parts.ts'
import { webhookPaths } from './openapi-webhooks.ts'
import { writePaths } from './openapi-writes.ts'
import { requestPaths } from './requests/openapi.ts'
import {
  categoriesAnswer,
  directoryAnswer,
  eventsAnswer,
  eventsParameters,
  listing,
  searchAnswer,
  searchParameters,
  similarAnswer,
  similarParameters,
  suggestAnswer,
  suggestParameters,
} from './schemas.ts'

export type OpenApi = {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    description: string
    license: { name: string; identifier: string }
  }
  servers: { url: string }[]
  paths: Record<string, Partial<Record<'get' | 'post' | 'put', Operation>>>
  webhooks: Record<string, { post: WebhookOperation }>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Schema> }
}

const ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id or slug of a listing.',
  schema: { type: 'string' },
}

/** The OpenAPI 3.1 document, generated from the schemas that validate requests and, in tests, responses. */
export function openApiDocument(origin: string): OpenApi {
  const { components, describe, describeMessage } = createDescriber()
  const writes = writePaths(describe)
  const paths = {
    '/search': {
      get: describe({
        operationId: 'search',
        summary: 'Search the catalogue',
        description:
          'Ranked by how well a listing meets the need in the words. Without words: all, best rated first. Filters that may have several values are repeated parameters.',
        parameters: queryParameters(searchParameters),
        answer: searchAnswer,
      }),
    },
    '/suggestions': {
      get: describe({
        operationId: 'suggest',
        summary: 'Listings and phrases as you type',
        parameters: queryParameters(suggestParameters),
        answer: suggestAnswer,
      }),
    },
    '/listings': writes['/listings'],
    '/listings/{id}': {
      ...writes['/listings/{id}'],
      get: describe({
        operationId: 'findListing',
        summary: 'One listing by id or slug',
        parameters: [ID],
        isFound: true,
        answer: listing,
      }),
    },
    '/listings/{id}/similar': {
      get: describe({
        operationId: 'listSimilar',
        summary: 'Others that serve the same needs',
        description: 'Of the same kind, never the listing itself.',
        parameters: [ID, ...queryParameters(similarParameters)],
        isFound: true,
        answer: similarAnswer,
      }),
    },
    '/listings/{id}/fields': writes['/listings/{id}/fields'],
    '/listings/{id}/state': writes['/listings/{id}/state'],
    '/categories': {
      get: describe({
        operationId: 'listCategories',
        summary: 'The four categories and what they hold',
        answer: categoriesAnswer,
      }),
    },
    '/directory': {
      get: describe({
        operationId: 'listDirectory',
        summary: 'Categories, locations and amenities that an import describes',
        answer: directoryAnswer,
      }),
    },
    '/events': {
      get: describe({
        operationId: 'listEvents',
        summary: 'The next date of each experience, soonest first',
        parameters: queryParameters(eventsParameters),
        answer: eventsAnswer,
      }),
    },
    ...requestPaths(describe),
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seekwell API',
      version: '1',
      description:
        'Everything the site lists, to read without a key, from any origin. With a key from the console a program has its own rate limit and, by its scopes, more calls. Answers carry an ETag; faults are problem bodies (RFC 9457).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}/api/v1` }],
    paths,
    webhooks: webhookPaths(describeMessage),
    components: { schemas: components, securitySchemes: { apiKey: API_KEY } },
  }
}

const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  description:
    'A key from the console: "sw_pub_…" only reads and may stand in a web page, "sw_sec_…" is secret.',
}
