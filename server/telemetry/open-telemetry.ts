import { createNoopMeter, trace } from '@opentelemetry/api'
import type { Telemetry, TelemetryOptions } from './telemetry.ts'

const NOTHING: Telemetry = {
  tracer: trace.getTracer('seekwell'),
  meter: createNoopMeter(),
  isOn: false,
  metrics: null,
  stop: async () => {},
}

/**
 * Opens tracing and metrics, once per process.
 *
 * @throws Error when the metrics port is in use
 */
export async function openTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    METRICS_PORT: port,
    METRICS_TOKEN: token,
  } = options
  if (!collector && port === undefined && token === undefined) return NOTHING
  // Loads 250 modules.
  const { openRecording } = await import('./recording.ts')
  return openRecording(options)
}
