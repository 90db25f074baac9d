import { z } from 'zod'
import type { ApiScope } from '#domain/console/api-keys.ts'
import { problemBody } from './schemas.ts'

export type Schema = Record<string, unknown>

export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

type Headers = Record<string, { description: string; schema: Schema }>

type Content = Record<string, { schema: Schema }>

export type Operation = {
  operationId: string
  summary: string
  description?: string
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { description: string; headers?: Headers; content?: Content }>
  /** Alternatives; an empty one where the call needs no key. */
  security: { apiKey?: [] }[]
}

/** A call that a webhook receives. */
export type WebhookOperation = Pick<Operation, 'summary' | 'parameters' | 'security'> & {
  requestBody: { required: true; content: Content }
  responses: Record<string, { description: string }>
}

export type DescribedMessage = { summary: string; body: z.ZodType }

const ETAG: Headers = {
  ETag: { description: 'Of the state that is returned.', schema: { type: 'string' } },
}

/** The headers of Standard Webhooks. */
const SIGNATURE: Parameter[] = [
  ['webhook-id', 'Of the event; the same at every try.'],
  ['webhook-timestamp', 'Of this try, in seconds since 1970.'],
  ['webhook-signature', 'One or, during a rotation of the secret, two signatures.'],
].map(([name = '', description = '']) => ({
  ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
}))

const RECEIVED = {
  '2XX': { description: 'The event is accepted.' },
  410: { description: 'The webhook is turned off.' },
  default: {
    description:
      'The event is sent again later; after 429, 502, 503 and 504 with Retry-After, all events of the receiver are.',
  },
}

const COMPONENTS = '#/components/schemas/'

export type Described = Pick<Operation, 'operationId' | 'summary'> & {
  description?: string
  parameters?: Parameter[]
  /** Scope of the key that the call needs. */
  scope?: ApiScope
  /** Whether an id in its path may be unknown. */
  isFound?: boolean
  body?: z.ZodType
  /** Status of success; 200 unless given. */
  status?: 200 | 201
  /** Further errors by status. */
  errors?: Record<number, string>
  answer: z.ZodType
  /** Whether it comes with an ETag. */
  hasTag?: boolean
}

/** Describes operations and collects the schemas that they use. */
export function createDescriber() {
  const components: Record<string, Schema> = {}
  const problemOf = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: referenceTo(problemBody, components) } },
  })

  function describe(given: Described): Operation {
    const { answer, scope, isFound = false, hasTag = true, body, status = 200, ...rest } = given
    const { errors = {}, ...described } = rest
    const parameters = described.parameters ?? []
    return {
      ...described,
      parameters,
      ...(body && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: referenceTo(body, components, 'input') } },
        },
      }),
      security: scope ? [{ apiKey: [] }] : [{}, { apiKey: [] }],
      responses: {
        [status]: {
          description: 'The answer.',
          ...(hasTag && { headers: ETAG }),
          content: { 'application/json': { schema: referenceTo(answer, components) } },
        },
        ...(parameters.some((parameter) => parameter.in === 'query') && {
          400: problemOf('A parameter cannot be used.'),
        }),
        ...Object.fromEntries(
          Object.entries(errors).map(([code, text]) => [code, problemOf(text)]),
        ),
        401: problemOf(
          `${scope ? 'There is no key, or it' : 'The key'} is unknown or was revoked.`,
        ),
        403: problemOf(`The key does not have the scope ${scope ?? 'read'}.`),
        ...(isFound && { 404: problemOf('There is none.') }),
        429: problemOf('Asked too often; Retry-After says how many seconds to wait.'),
        default: problemOf('What else went wrong.'),
      },
    }
  }

  function describeMessage({ summary, body }: DescribedMessage): WebhookOperation {
    return {
      summary,
      // Signed, by no scheme that OpenAPI has.
      security: [],
      parameters: SIGNATURE,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: referenceTo(body, components) } },
      },
      responses: RECEIVED,
    }
  }

  return { components, describe, describeMessage }
}

/** The parameters of a query, from the schema that reads them. */
export function queryParameters(schema: z.ZodObject): Parameter[] {
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
function referenceTo(
  schema: z.ZodType,
  components: Record<string, Schema>,
  io: 'input' | 'output' = 'output',
): Schema {
  const { $ref, $defs = {} } = z.toJSONSchema(schema, { io }) as {
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
