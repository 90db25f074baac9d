import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createNoopMeter } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { observeDatabase } from './database.ts'
import { openTelemetry } from './open-telemetry.ts'
import { observeRequests } from './requests.ts'
import { routeTemplates } from './route-template.ts'

const database = testDatabase()
const templateOf = routeTemplates([{ path: 'escapes' }, { path: 'escapes/:id' }])
const OFF = { HOST: '127.0.0.1' }

async function serving(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test.each([
  ['/', '/'],
  ['/escapes?q=grief', '/escapes'],
  ['/es/escapes/the-cabin', '/escapes/:id'],
  ['/escapes/the-cabin', '/escapes/:id'],
  ['/escapes/the-cabin.data', '/escapes/:id'],
  ['/api/v1/listings/the-cabin', '/api/v1/listings/:id'],
  ['/api/v1/search?q=grief', '/api/v1/search'],
  ['/auth/v1/token?grant_type=password', '/auth/v1/token'],
  ['/auth/v1/admin/users/9', '/auth/v1/*'],
  ['/wp-login.php', 'other'],
  ['/%', 'other'],
  ['/%E0%A4%A', 'other'],
  ['//evil', 'other'],
])('%s is known as %s', (target, template) => {
  expect(templateOf(target)).toBe(template)
})

test('the number of route names is bounded', () => {
  const names = new Set<string>()
  for (let at = 0; at < 5_000; at++) names.add(templateOf(`/escapes/${at}?q=${at}`))
  expect([...names]).toEqual(['/escapes/:id'])
})

test('nothing is recorded and nothing is wrapped when disabled', async () => {
  const telemetry = await openTelemetry(OFF)
  const listener = () => {}
  expect(telemetry.isOn).toBe(false)
  expect(telemetry.metrics).toBeNull()
  expect(observeRequests(listener, telemetry, templateOf)).toBe(listener)
  await telemetry.stop()
})

test('metrics need the token and are labelled by route, not by URL', async () => {
  const telemetry = await openTelemetry({ ...OFF, METRICS_TOKEN: 'a token' })
  const site = await serving(
    observeRequests((_request, response) => response.end('ok'), telemetry, templateOf),
  )
  const metrics = await serving(telemetry.metrics ?? undefined)
  await fetch(`${site.url}/escapes/secret-cabin?q=grief`)
  expect((await fetch(`${metrics.url}/metrics`)).status).toBe(401)
  const wrong = { authorization: 'Bearer a tokeN' }
  expect((await fetch(`${metrics.url}/metrics`, { headers: wrong })).status).toBe(401)
  const right = { authorization: 'Bearer a token' }
  const answer = await fetch(`${metrics.url}/metrics`, { headers: right })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toMatch(/http_server_request_duration\w*_count\{[^}]*\/escapes\/:id[^}]*\} 1/)
  expect(text).not.toMatch(/grief|secret-cabin/)
  for (const { server } of [site, metrics]) server.close()
  await telemetry.stop()
})

test('a statement is a span named by its first word, with promises and callbacks, on success and failure', async () => {
  const exporter = new InMemorySpanExporter()
  const tracing = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  const client = await database.pool.connect()
  client.release(true)
  observeDatabase(database.pool, {
    tracer: tracing.getTracer('test'),
    meter: createNoopMeter(),
    isOn: true,
  })
  await database.pool.query('select $1::text', ['grief'])
  await database.pool.query('select nonsense').catch(() => {})
  await database.db.transaction(async (tx) => {
    await tx.execute('select 1')
  })
  const spans = exporter.getFinishedSpans()
  expect(spans.map(({ name }) => name)).toEqual([
    'db select',
    'db select',
    'db begin',
    'db select',
    'db commit',
  ])
  expect(spans.map(({ status }) => status.code)).toEqual([0, 2, 0, 0, 0])
  expect(JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))).not.toContain(
    'grief',
  )
})
