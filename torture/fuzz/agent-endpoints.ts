import fc from 'fast-check'
import { z } from 'zod'
import { MCP_HEADERS, mcpBody } from '#server/mcp/mcp-requests.test-kit.ts'
import { like } from './like.ts'
import type { Shot } from './shot.ts'

/** Calls of /mcp. */
export const agentCalls = mcpBody.map(
  (body): Shot => ({ method: 'POST', path: '/mcp', headers: MCP_HEADERS, body }),
)

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })
          .optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

/** Calls of /mcp and, as often, every write of the API without a key or with a guessed one. */
export async function agentShots(url: string): Promise<fc.Arbitrary<Shot>> {
  const response = await fetch(`${url}/api/v1/openapi.json`)
  const { paths, components } = document.parse(await response.json())
  const writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const reference = requestBody?.content['application/json']?.schema
      const name = z.object({ $ref: z.string() }).safeParse(reference).data?.$ref.split('/').at(-1)
      return name ? [writeOf(method.toUpperCase(), path, components.schemas[name])] : []
    }),
  )
  if (writes.length === 0) throw new Error('the API describes no writes')
  return fc.oneof(agentCalls, fc.oneof(...writes))
}

function writeOf(method: string, path: string, schema: unknown): fc.Arbitrary<Shot> {
  const ids = ['1', 'esc-103', 'exp-1', 'nothing', '%00', '..%2F..']
  const id = fc.constantFrom(...ids, '8a6e0804-2bd0-4672-b79d-d97027f9071a')
  const headers = fc.record(
    {
      authorization: fc.constantFrom(
        'Bearer sw_guess',
        `Bearer sw_${'0'.repeat(40)}`,
        'Basic eA==',
      ),
      'if-match': fc.constantFrom('"1"', '*', 'W/"0"', '"9999999999999"'),
      'idempotency-key': fc.constantFrom('one', 'a b', '0'.repeat(300)),
    },
    { requiredKeys: [] },
  )
  return fc.tuple(id, headers, fc.oneof(like(schema), fc.jsonValue(), fc.string())).map(
    ([listing, given, body]): Shot => ({
      method,
      path: `/api/v1${path.replace('{id}', listing)}`,
      headers: { 'content-type': 'application/json', ...given },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}
