import type { RequestListener } from 'node:http'
import type { Meter, Tracer } from '@opentelemetry/api'

/** What an operator sees of the running site; each part is off unless it is asked for. */
export type Telemetry = {
  tracer: Tracer
  meter: Meter
  /** Whether anything is recorded at all: what is not costs nothing. */
  isOn: boolean
  /** Answers /metrics on the site's own port; null where that is not wanted. */
  metrics: RequestListener | null
  stop: () => Promise<void>
}

export type TelemetryOptions = {
  /** Base address of an OTLP collector over HTTP; without one nothing is sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  /** A port of its own for /metrics; without one it is on the site's. */
  METRICS_PORT?: number | undefined
  /** What a reader of /metrics must present as bearer. */
  METRICS_TOKEN?: string | undefined
  HOST: string
}
