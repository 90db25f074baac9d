import { z } from 'zod'
import type { Metadata } from '#domain/member/account.ts'
import { toSingleLine } from '#domain/text/single-line.ts'
import { invalid } from '../errors.ts'

const LIMIT = 8_192

/** Fields that sites display as the name of a person. */
const NAME_FIELDS = [
  'name',
  'full_name',
  'given_name',
  'family_name',
  'nickname',
  'preferred_username',
  'user_name',
]

/** The metadata with every name in it reduced to one line without invisible characters. */
export function withCleanNames(data: Metadata): Metadata {
  const names = NAME_FIELDS.flatMap((field) => {
    const value = data[field]
    return typeof value === 'string' ? [[field, toSingleLine(value)] as const] : []
  })
  return { ...data, ...Object.fromEntries(names) }
}

/** Fields to set; null removes a field. */
export const metadataChange = z
  .custom<Metadata>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'must be an object',
  )
  .nullish()
  .transform((data) => (data ? withCleanNames(data) : null))

/**
 * Sets and removes fields.
 *
 * @throws AuthError when the result is too large for a token
 */
export function mergeMetadata(known: Metadata, change: Metadata): Metadata {
  const entries = Object.entries({ ...known, ...change }).filter(([, value]) => value !== null)
  const merged = Object.fromEntries(entries)
  if (JSON.stringify(merged).length > LIMIT) throw invalid('Metadata is too large')
  return merged
}
