import { z } from 'zod'
import {
  everything,
  FACETS,
  type ListingQuery,
  plainText,
  readListingQuery,
} from '#domain/listing/listing-query.ts'
import type { searchParameters } from './schemas.ts'

export type Fault = { parameter: string; message: string }

/** `Number` would also accept "0x10", "1e1" and "". */
const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** Validates query parameters by a schema; only those with a list schema may be repeated. */
export function readParameters<T extends z.ZodObject>(
  schema: T,
  params: URLSearchParams,
): { given: z.infer<T> } | { faults: Fault[] } {
  const raw: Record<string, unknown> = {}
  const unknown = unknownIn(schema, params)
  const repeated: Fault[] = []
  for (const [name, field] of Object.entries(schema.shape)) {
    const values = params.getAll(name)
    if (values.length === 0) continue
    const plain =
      field instanceof z.ZodOptional || field instanceof z.ZodDefault ? field.unwrap() : field
    if (plain instanceof z.ZodArray) raw[name] = values
    else if (values.length > 1) repeated.push({ parameter: name, message: 'Given more than once' })
    else if (plain instanceof z.ZodNumber)
      raw[name] = DECIMAL.test(values[0] ?? '') ? values[0] : Number.NaN
    else raw[name] = values[0]
  }
  const read = schema.safeParse(raw, { error: issueMessage })
  if (read.success && repeated.length + unknown.length === 0)
    return { given: read.data as z.infer<T> }
  const faults = (read.error?.issues ?? []).map(({ path, message }) => ({
    parameter: String(path[0] ?? ''),
    message,
  }))
  return { faults: [...unknown, ...repeated, ...faults] }
}

const NAME_LIMIT = 40

/** Unknown parameters are rejected: a misspelt filter would otherwise return every listing. */
function unknownIn(schema: z.ZodObject, params: URLSearchParams): Fault[] {
  const known = Object.keys(schema.shape)
  return [...new Set(params.keys())]
    .filter((name) => !known.includes(name))
    .map((name) => ({
      parameter: name.slice(0, NAME_LIMIT),
      message: `Is not known here; the parameters are: ${known.join(', ')}`,
    }))
}

/** The error message of a parameter; a schema's own message takes precedence. */
function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Is missing'
      return issue.expected === 'int'
        ? 'Must be a whole number'
        : 'Must be a number in decimal digits'
    case 'invalid_value':
      return `Must be one of: ${issue.values.join(', ')}`
    case 'too_small':
      return issue.origin === 'number' ? `Must be at least ${issue.minimum}` : 'Must not be empty'
    case 'too_big':
      if (issue.origin === 'string') return `Must have at most ${issue.maximum} characters`
      if (issue.origin === 'array') return `Must be given at most ${issue.maximum} times`
      return `Must be at most ${issue.maximum}`
    default:
      return 'Cannot be read'
  }
}

/** The listing query of search parameters. */
export function toListingQuery(given: z.infer<typeof searchParameters>): ListingQuery {
  const facets = { ...everything().facets }
  for (const facet of FACETS) facets[facet] = [...new Set(given[facet] ?? [])]
  facets.country = [...new Set(facets.country.map((code) => code.toUpperCase()))]
  const params = [
    ...(given.concern ? [['concern', given.concern]] : []),
    ...(given.area ? [['area', given.area]] : []),
    ...(given.near ? [['near', given.near]] : []),
    ...(given.within ? [['within', String(given.within)]] : []),
    ...(given.not ?? []).map((name) => ['not', name]),
  ]
  const { concern, not, area, near } = readListingQuery(new URLSearchParams(params))
  return {
    ...everything(),
    q: plainText(given.q),
    concern,
    facets,
    minRating: given.rating || null,
    verifiedOnly: isOn(given.verified),
    area,
    near,
    not,
    sort: given.sort,
    page: given.page ?? 1,
  }
}

export function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true'
}
