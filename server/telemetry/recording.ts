import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { context, createNoopMeter, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Telemetry, TelemetryOptions } from './telemetry.ts'

const SERVICE = 'seekwell'
const EXPORT_EVERY_MS = 15_000

/**
 * Opens the configured exporters.
 *
 * @throws Error when the metrics port is in use
 */
export async function openRecording(options: TelemetryOptions): Promise<Telemetry> {
  const otlpEndpoint = options.OTEL_EXPORTER_OTLP_ENDPOINT
  const metricsPort = options.METRICS_PORT ?? null
  const metricsToken = options.METRICS_TOKEN ?? null
  const resource = resourceFromAttributes({ 'service.name': SERVICE })
  const collector = otlpEndpoint?.replace(/\/$/, '')
  const spans = collector
    ? new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${collector}/v1/traces` }) })
    : null
  const tracing = spans && new TracerProvider({ resource, spanProcessors: [spans] })
  if (tracing) context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const wantsPrometheus = metricsPort !== null || metricsToken !== null
  const prometheus = wantsPrometheus ? new PrometheusExporter({ preventServerStart: true }) : null
  const readers = [
    ...(prometheus ? [prometheus] : []),
    ...(collector
      ? [
          new PeriodicExportingMetricReader({
            exporter: new OTLPMetricExporter({ url: `${collector}/v1/metrics` }),
            exportIntervalMillis: EXPORT_EVERY_MS,
          }),
        ]
      : []),
  ]
  const metering = readers.length > 0 ? new MeterProvider({ resource, readers }) : null
  const listener = prometheus && requireToken(prometheus, metricsToken)
  const server =
    metricsPort === null || !listener ? null : await listen(listener, metricsPort, options.HOST)
  return {
    tracer: tracing?.getTracer(SERVICE) ?? trace.getTracer(SERVICE),
    meter: metering?.getMeter(SERVICE) ?? createNoopMeter(),
    isOn: tracing !== null || metering !== null,
    metrics: metricsPort === null ? listener : null,
    async stop() {
      server?.close()
      server?.closeAllConnections()
      // An unavailable collector must not delay shutdown.
      await Promise.allSettled([tracing?.shutdown(), metering?.shutdown()])
    },
  }
}

/** Metrics in the Prometheus format, protected by the token. */
function requireToken(prometheus: PrometheusExporter, token: string | null): RequestListener {
  return (request, response) => {
    if (new URL(request.url ?? '', 'http://metrics').pathname !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    if (token !== null && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
      return
    }
    prometheus.getMetricsRequestHandler(request, response)
  }
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener)
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
