import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { CallEnd, Model, ModelTurn } from '#assistant/model/port.ts'
import type { Telemetry } from './telemetry.ts'

const SECONDS = [0.25, 0.5, 1, 2, 4, 8, 16, 32]

/** Records a span and a duration for each call of the hosted model, without any text. */
export function observeModel(
  model: Model | null,
  { tracer, meter, isOn }: Pick<Telemetry, 'tracer' | 'meter' | 'isOn'>,
): Model | null {
  if (!model || !isOn) return model
  const durations = meter.createHistogram('model_call_duration_seconds', {
    unit: 's',
    description: 'Time of one call of the hosted model',
    advice: { explicitBucketBoundaries: SECONDS },
  })
  async function* call(
    turn: ModelTurn,
    operation: string,
    prompt: Parameters<ModelTurn['call']>[0],
  ): AsyncGenerator<string, CallEnd> {
    const began = performance.now()
    const span = tracer.startSpan(`model ${operation}`, { kind: SpanKind.CLIENT })
    let outcome = 'abandoned'
    try {
      const end = yield* turn.call(prompt)
      outcome = 'failure' in end ? end.failure : 'answered'
      return end
    } finally {
      durations.record((performance.now() - began) / 1_000, { operation, outcome })
      if (outcome !== 'answered') span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('outcome', outcome)
      span.end()
    }
  }
  return {
    async begin(visitor, operation, signal) {
      const turn = await model.begin(visitor, operation, signal)
      return turn && { call: (prompt) => call(turn, operation, prompt) }
    },
  }
}
