import { z } from 'zod'
import type { Metadata } from '#domain/account.ts'
import { invalid } from './errors.ts'

const LIMIT = 8_192

/** Fields to set; null takes a field away. */
export const metadataChange = z
  .custom<Metadata>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'must be an object',
  )
  .nullish()
  .transform((data) => data ?? null)

/** Sets and takes away fields. @throws AuthError when the outcome is too large for a token */
export function mergeMetadata(known: Metadata, change: Metadata): Metadata {
  const entries = Object.entries({ ...known, ...change }).filter(([, value]) => value !== null)
  const merged = Object.fromEntries(entries)
  if (JSON.stringify(merged).length > LIMIT) throw invalid('Metadata is too large')
  return merged
}
