import fc from 'fast-check'

/** The headers of a call that every client sends. */
export const MCP_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

/** The body of a call; of a tool unless `method` is another one. */
export function callBody(name: unknown, args: unknown, method: unknown = 'tools/call'): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { name, arguments: args } })
}

const TOOLS = [
  ...['search', 'get_listing', 'similar', 'upcoming', 'compare', 'crisis_resources'],
  ...['request_booking', 'plan'],
]
const FIELDS = [
  ...['query', 'id', 'ids', 'limit', 'maxPrice', 'place', 'notIn', 'from', 'to', 'pets'],
  ...['exclude', 'people', 'amenities', 'country', 'danger', 'language', 'category'],
  ...['term', 'guests', 'name', 'email', 'message', 'acceptedTotal', 'days', 'budget'],
]

/** Values that are often nearly valid. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: -5, max: 30 }),
  fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }),
  fc.constantFrom('2026-12-01', '9999-12-31', '0000-01-01', 'JP', 'Japan', 'welcome', 'none', '1'),
)

/** Arbitrary bodies of requests to /mcp, most of them calls of a tool with fields that it has. */
export const mcpBody = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...TOOLS),
        fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 4 }),
      )
      .map(([name, args]) => callBody(name, args)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string(), fc.jsonValue(), fc.constantFrom('tools/list', 'resources/read', 'x', 7))
      .map((parts) => callBody(...parts)),
  },
  { weight: 1, arbitrary: fc.jsonValue().map((json) => JSON.stringify(json)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)
