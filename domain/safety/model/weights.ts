import type { Weights } from './classifier.ts'
import STORED from './weights.json' with { type: 'json' }

let read: Weights | null = null

/** The trained weights; read at the first question. Written by scripts/train-danger.ts, never by hand. */
export function trainedWeights(): Weights {
  read ??= readStored()
  return read
}

function readStored(): Weights {
  const { scale, biases, values } = STORED
  // Without weights nothing would be heard, and nobody would notice.
  if (values === '') throw new Error('the trained weights were given up to another reader')
  // An imported file is never given up, and these letters are 2.4 MB.
  STORED.values = ''
  return { scale, biases, values: bytesOf(atob(values)) }
}

function bytesOf(letters: string): Int8Array {
  const bytes = new Int8Array(letters.length)
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}

/**
 * From these chances on the model is believed (sure), asks back (unsure), and lets stand what the patterns
 * named (named); chosen by cross-validation.
 */
export const THRESHOLDS: { sure: number; unsure: number; named: number } = STORED.thresholds
