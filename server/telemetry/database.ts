import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'
import type { Telemetry } from './telemetry.ts'

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
const VERBS = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'begin',
  'commit',
  'rollback',
  'with',
])

type Query = (...given: unknown[]) => unknown

/**
 * Records a span and a duration for each statement of every connection, named by its first word: no text, no
 * values.
 */
export function observeDatabase(
  pool: Pool,
  { tracer, meter, isOn }: Pick<Telemetry, 'tracer' | 'meter' | 'isOn'>,
): void {
  if (!isOn) return
  const durations = meter.createHistogram('db_client_operation_duration_seconds', {
    unit: 's',
    description: 'Time of one statement',
    advice: { explicitBucketBoundaries: SECONDS },
  })
  const connections = meter.createObservableGauge('db_client_connections', {
    description: 'Connections of the pool and who waits for one',
  })
  connections.addCallback((seen) => {
    seen.observe(pool.idleCount, { state: 'idle' })
    seen.observe(pool.totalCount - pool.idleCount, { state: 'used' })
    seen.observe(pool.waitingCount, { state: 'waiting' })
  })
  function begin(given: unknown): (error?: unknown) => void {
    const began = performance.now()
    const verb = verbOf(given)
    const span: Span = tracer.startSpan(`db ${verb}`, { kind: SpanKind.CLIENT })
    return (error) => {
      const labels = { 'db.operation.name': verb, outcome: error ? 'failed' : 'done' }
      durations.record((performance.now() - began) / 1_000, labels)
      if (error) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query
    const observed: Query = (...given) => {
      const end = begin(given[0])
      const last = given.at(-1)
      if (typeof last === 'function') {
        return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
          end(error)
          last(error, result)
        })
      }
      const result = query(...given)
      if (result instanceof Promise) result.then(() => end(), end)
      else end()
      return result
    }
    client.query = observed as typeof client.query
  })
}

function verbOf(given: unknown): string {
  const text = typeof given === 'string' ? given : (given as { text?: unknown } | null)?.text
  const [verb = ''] = typeof text === 'string' ? text.trimStart().toLowerCase().split(/\W/, 1) : []
  return VERBS.has(verb) ? verb : 'other'
}
