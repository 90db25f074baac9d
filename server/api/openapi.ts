import { z } from 'zod'
import {
  categoriesAnswer,
  directoryAnswer,
  eventsAnswer,
  eventsParameters,
  listing,
  problemBody,
  searchAnswer,
  searchParameters,
  similarAnswer,
  similarParameters,
  suggestAnswer,
  suggestParameters,
} from './schemas.ts'

type Schema = Record<string, unknown>

export type Parameter = {
  name: string
  in: 'query' | 'path'
  required: boolean
  description?: string
  schema: Schema
}

export type Operation = {
  operationId: string
  summary: string
  description?: string
  parameters: Parameter[]
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string } }
  servers: { url: string }[]
  paths: Record<string, { get: Operation }>
  components: { schemas: Record<string, Schema> }
}

const COMPONENTS = '#/components/schemas/'
const ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id or slug of a listing.',
  schema: { type: 'string' },
}

/** The OpenAPI 3.1 document, generated from the schemas that validate requests and, in tests, responses. */
export function openApiDocument(origin: string): OpenApi {
  const components: Record<string, Schema> = {}
  const answerOf = (schema: z.ZodType) => referenceTo(schema, components)
  const get = (
    operation: Omit<Operation, 'responses' | 'parameters'>,
    answer: z.ZodType,
    { parameters, isFound = false }: { parameters: Parameter[]; isFound?: boolean },
  ): { get: Operation } => ({
    get: {
      ...operation,
      parameters,
      responses: {
        200: {
          description: 'The answer.',
          content: { 'application/json': { schema: answerOf(answer) } },
        },
        ...(parameters.some((parameter) => parameter.in === 'query') && {
          400: problemResponse('A parameter cannot be used.', answerOf(problemBody)),
        }),
        ...(isFound && { 404: problemResponse('There is none.', answerOf(problemBody)) }),
        429: problemResponse(
          'Asked too often; Retry-After says how many seconds to wait.',
          answerOf(problemBody),
        ),
        default: problemResponse('What else went wrong.', answerOf(problemBody)),
      },
    },
  })
  const paths = {
    '/search': get(
      {
        operationId: 'search',
        summary: 'Search the catalogue',
        description:
          'Ranked by how well a listing meets the need in the words. Without words: all, best rated first. Filters that may have several values are repeated parameters.',
      },
      searchAnswer,
      { parameters: parametersOf(searchParameters) },
    ),
    '/suggestions': get(
      { operationId: 'suggest', summary: 'Listings and phrases as you type' },
      suggestAnswer,
      { parameters: parametersOf(suggestParameters) },
    ),
    '/listings/{id}': get(
      { operationId: 'findListing', summary: 'One listing by id or slug' },
      listing,
      { parameters: [ID], isFound: true },
    ),
    '/listings/{id}/similar': get(
      {
        operationId: 'listSimilar',
        summary: 'Others that serve the same needs',
        description: 'Of the same kind, never the listing itself.',
      },
      similarAnswer,
      { parameters: [ID, ...parametersOf(similarParameters)], isFound: true },
    ),
    '/categories': get(
      { operationId: 'listCategories', summary: 'The four categories and what they hold' },
      categoriesAnswer,
      { parameters: [] },
    ),
    '/directory': get(
      {
        operationId: 'listDirectory',
        summary: 'Categories, locations and amenities that an import describes',
      },
      directoryAnswer,
      { parameters: [] },
    ),
    '/events': get(
      { operationId: 'listEvents', summary: 'The next date of each experience, soonest first' },
      eventsAnswer,
      { parameters: parametersOf(eventsParameters) },
    ),
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seekwell API',
      version: '1',
      description:
        'Everything the site lists, to read. No key is needed; any origin may call. Answers carry an ETag; faults are problem bodies (RFC 9457).',
      license: { name: 'MIT' },
    },
    servers: [{ url: `${origin}/api/v1` }],
    paths,
    components: { schemas: components },
  }
}

function problemResponse(description: string, schema: Schema) {
  return { description, content: { 'application/problem+json': { schema } } }
}

function parametersOf(schema: z.ZodObject): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(typeof description === 'string' && { description }),
    schema: rest,
  }))
}

/** Adds a named schema and its dependencies to the components; returns a reference to it. */
function referenceTo(schema: z.ZodType, components: Record<string, Schema>): Schema {
  const { $ref, $defs = {} } = z.toJSONSchema(schema, { io: 'output' }) as {
    $ref?: string
    $defs?: Record<string, Schema>
  }
  if (!$ref) throw new Error('an answer of the API needs a name (meta id)')
  for (const [name, { id: _, ...definition }] of Object.entries($defs))
    components[name] = moved(definition)
  return moved({ $ref })
}

function moved(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`)) as Schema
}
