import { z } from 'zod'
import {
  everything,
  FACETS,
  type ListingQuery,
  plainText,
  readListingQuery,
} from '#domain/listing-query.ts'
import type { searchParameters } from './schemas.ts'

type Fault = { parameter: string; message: string }

/** Reads the parameters of an address by a schema; those whose schema is a list may be repeated. */
export function readParameters<T extends z.ZodObject>(
  schema: T,
  params: URLSearchParams,
): { given: z.infer<T> } | { faults: Fault[] } {
  const raw: Record<string, unknown> = {}
  const repeated: Fault[] = []
  for (const [name, field] of Object.entries(schema.shape)) {
    const values = params.getAll(name)
    if (values.length === 0) continue
    const plain = field instanceof z.ZodOptional ? field.unwrap() : field
    if (plain instanceof z.ZodArray) raw[name] = values
    else if (values.length > 1) repeated.push({ parameter: name, message: 'Given more than once' })
    else raw[name] = values[0]
  }
  const read = schema.safeParse(raw)
  if (read.success && repeated.length === 0) return { given: read.data as z.infer<T> }
  const faults = (read.error?.issues ?? []).map(({ path, message }) => ({
    parameter: String(path[0] ?? ''),
    message,
  }))
  return { faults: [...repeated, ...faults] }
}

/** The state of a list page that search parameters ask for. */
export function toListingQuery(given: z.infer<typeof searchParameters>): ListingQuery {
  const facets = { ...everything().facets }
  for (const facet of FACETS) facets[facet] = [...new Set(given[facet] ?? [])]
  const told = [
    ...(given.concern ? [['concern', given.concern]] : []),
    ...(given.not ?? []).map((name) => ['not', name]),
  ]
  const { concern, not } = readListingQuery(new URLSearchParams(told))
  return {
    ...everything(),
    q: plainText(given.q),
    concern,
    facets,
    minRating: given.rating || null,
    verifiedOnly: isOn(given.verified),
    not,
    sort: given.sort,
    page: given.page ?? 1,
  }
}

export function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true'
}
