import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { makeMemoryLimiter } from '#test/limiters.ts'
import { AREAS, createVisitorLimits, rateLimit } from '../limits/rate-limits.ts'
import { callsForHelplines } from './calls-for-help.ts'

const toolCall = (name: string, args: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })

const prompt = (name: string, need: string) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'prompts/get',
    params: { name, arguments: { need } },
  })

async function statusOverLimit(body: string, headers: Record<string, string> = {}) {
  const limits = createVisitorLimits(makeMemoryLimiter)
  const keys = { network: '192.0.2.1', account: null }
  for (let n = 0; n < AREAS.agents.network; n++) await limits.take('agents', keys)
  const app = new Hono()
  app.use(
    rateLimit({
      limits,
      keysOf: async () => keys,
      messageFor: () => 'Please wait.',
      onRejected: () => {},
      isUrgent: callsForHelplines,
    }),
  )
  app.post('/mcp', async (c) => c.json(await c.req.json()))
  const length = String(new TextEncoder().encode(body).length)
  const response = await app.request('/mcp', {
    method: 'POST',
    headers: { 'content-length': length, ...headers },
    body,
  })
  return response.status
}

test.each([
  [200, toolCall('crisis_resources', { country: 'DE' })],
  [200, toolCall('search', { query: 'I want to kill myself' })],
  [200, toolCall('plan', { query: 'I want to kill myself' })],
  [200, prompt('find_help', 'I want to kill myself')],
  [429, prompt('find_help', 'better sleep')],
  [429, prompt('another', 'I want to kill myself')],
  [429, toolCall('plan', { query: 'three days of rest' })],
  [429, toolCall('search', { query: 'better sleep' })],
  [429, toolCall('search', { query: `I want to kill myself ${'x'.repeat(300)}` })],
  [429, toolCall('get_listing', { id: 'I want to kill myself' })],
  [429, 'not JSON'],
])('over the limit: %i for %s', async (status, body) => {
  expect(await statusOverLimit(body)).toBe(status)
})

test('a body of unknown length is not read', async () => {
  const headers = { 'content-length': '', 'transfer-encoding': 'chunked' }
  expect(await statusOverLimit(toolCall('crisis_resources'), headers)).toBe(429)
})
