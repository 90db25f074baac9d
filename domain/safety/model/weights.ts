import type { Weights } from './classifier.ts'
import STORED from './weights.json' with { type: 'json' }

let read: Weights | null = null

/** The trained weights; read at the first question. Written by scripts/train-danger.ts, never by hand. */
export function trainedWeights(): Weights {
  read ??= {
    scale: STORED.scale,
    biases: STORED.biases,
    values: Int8Array.from(atob(STORED.values), (byte) => byte.charCodeAt(0)),
  }
  return read
}

/** From these chances on the model is believed, and asks back; chosen by cross-validation. */
export const THRESHOLDS: { sure: number; unsure: number } = STORED.thresholds
