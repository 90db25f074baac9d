import type { RequestListener } from 'node:http'
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Telemetry } from './telemetry.ts'

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SERVER_FAULT = 500

/**
 * Records a span and a duration for each request, by method, route and status; neither contains a URL, a
 * query or user input. No overhead when telemetry is off.
 */
export function observeRequests(
  listener: RequestListener,
  { tracer, meter, isOn }: Pick<Telemetry, 'tracer' | 'meter' | 'isOn'>,
  templateOf: (target: string) => string,
): RequestListener {
  if (!isOn) return listener
  const durations = meter.createHistogram('http_server_request_duration_seconds', {
    unit: 's',
    description: 'Time from the request to the end of its answer',
    advice: { explicitBucketBoundaries: SECONDS },
  })
  const active = meter.createUpDownCounter('http_server_active_requests', {
    description: 'Requests that are being answered',
  })
  return (request, response) => {
    const began = performance.now()
    const route = templateOf(request.url ?? '/')
    const method = METHODS.has(request.method ?? '') ? String(request.method) : 'OTHER'
    const labels = { 'http.request.method': method, 'http.route': route }
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: labels },
      ROOT_CONTEXT,
    )
    active.add(1)
    response.once('close', () => {
      active.add(-1)
      const status = response.writableFinished ? response.statusCode : 499
      durations.record((performance.now() - began) / 1_000, {
        ...labels,
        'http.response.status_code': status,
      })
      span.setAttribute('http.response.status_code', status)
      if (status >= SERVER_FAULT) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(ROOT_CONTEXT, span), () => listener(request, response))
  }
}
