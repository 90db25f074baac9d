import type { z } from 'zod'
import type { FieldFault } from '#domain/console/console-api.ts'
import { partAt } from '#domain/console/listings/part-fields.ts'

/** Why a field of a listing is rejected, from an issue of the catalogue's schema with its input. */
export function toFieldFault(issue: z.core.$ZodIssue): FieldFault {
  const field = String(issue.path[0] ?? '')
  const part = partAt(issue.path)
  return { field, ...(part !== undefined && { part }), ...reasonOf(issue, field) }
}

function reasonOf(issue: z.core.$ZodIssue, field: string): Pick<FieldFault, 'reason' | 'limit'> {
  const isAbsent = issue.code === 'invalid_type' && issue.input === undefined
  if (isAbsent || (issue.code === 'too_small' && issue.origin !== 'number'))
    return { reason: 'missing' }
  if (issue.code === 'too_big' && issue.origin !== 'number') {
    const reason = issue.origin === 'array' ? 'too_many' : 'too_long'
    return { reason, limit: Number(issue.maximum) }
  }
  if (issue.path.at(-1) === 'image') return { reason: 'no_web_address' }
  return { reason: BY_FIELD[field] ?? 'invalid' }
}

/** Fields with one format each. */
const BY_FIELD: Partial<Record<string, FieldFault['reason']>> = {
  slug: 'no_slug',
  country: 'no_country',
  thumbnail: 'no_web_address',
  videoUrl: 'no_web_address',
}

/** The fault of an id or a slug that cannot be given, from the reason that an import gives. */
export function toNameFault(reason: string): FieldFault {
  const isReserved = reason.includes("a word of the site's own addresses")
  return {
    field: reason.startsWith('id: ') ? 'id' : 'slug',
    reason: isReserved ? 'slug_reserved' : 'slug_taken',
  }
}
