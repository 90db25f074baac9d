import type { RequestListener } from 'node:http'
import type { Meter, Tracer } from '@opentelemetry/api'

/** Telemetry of the running site; each part is off unless configured. */
export type Telemetry = {
  tracer: Tracer
  meter: Meter
  /** Whether anything is recorded; if not, there is no overhead. */
  isOn: boolean
  /** Serves /metrics on the site's port; null if disabled there. */
  metrics: RequestListener | null
  stop: () => Promise<void>
}

export type TelemetryOptions = {
  /** Base URL of an OTLP collector over HTTP; without one nothing is exported. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  /** Separate port for /metrics; by default it is on the site's port. */
  METRICS_PORT?: number | undefined
  /** Bearer token required for /metrics. */
  METRICS_TOKEN?: string | undefined
  HOST: string
}
