import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { COMPARED_LIMIT, type Comparison, comparisonOf } from '#domain/listing/comparison.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { findListed } from '../../api/find-listed.ts'
import { type McpDeps, nowOf } from '../deps.ts'
import { listingLine, urlOf } from '../listing-lines.ts'
import {
  LISTING_NOTICE,
  quoted,
  runTool,
  toolError,
  toolResult,
  unknownListings,
} from '../result.ts'
import { listingId, notice, reference } from '../schemas.ts'
import { toolSchemas } from '../tool-schemas.ts'

const input = z.strictObject({
  ids: z
    .array(listingId)
    .min(2)
    .max(COMPARED_LIMIT)
    .describe('Ids or slugs of different listings.'),
})

const facts = z.array(
  z.object({
    name: z.string(),
    facts: z
      .array(z.looseObject({ kind: z.string() }).nullable())
      .describe('One for each listing, in their order; null where it does not state one.'),
  }),
)

export const compareOutput = z.object({
  notice,
  listings: z.array(reference),
  differing: facts,
  same: facts.describe('Facts that are equal in all of them.'),
})

const schemas = toolSchemas(input, compareOutput)

export function registerCompare(server: McpServer, deps: McpDeps): void {
  server.registerTool(
    'compare',
    {
      title: 'Compare listings',
      description: `Compares two to ${COMPARED_LIMIT} listings of one content type, fact by fact.`,
      ...schemas,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ ids }) => runTool(deps, 'compare', () => compare(ids, deps)),
  )
}

async function compare(ids: readonly string[], deps: McpDeps) {
  const read = await Promise.all(ids.map((id) => findListed(deps.catalogue, id)))
  const unknown = ids.filter((_, place) => !read[place])
  if (unknown.length > 0) return unknownListings(unknown)
  const byId = new Map(read.flatMap((each) => (each ? [[each.id, each] as const] : [])))
  const listings = [...byId.values()]
  const [first] = listings
  if (!first || listings.length < 2) return toolError('Give at least two different listings.')
  if (listings.some(({ contentType }) => contentType !== first.contentType)) {
    const kinds = listings.map(({ id, contentType }) => `${quoted(id, 60)} is an ${contentType}`)
    return toolError(`Only listings of one content type can be compared: ${kinds.join(', ')}.`)
  }
  const comparison = comparisonOf(first.contentType, listings, nowOf(deps))
  const references = listings.map((listing) => {
    const { id, slug, title, contentType } = listing
    return { id, slug, title, contentType, url: urlOf(deps, listing) }
  })
  // Dates become text.
  const { differing, same }: Comparison = JSON.parse(JSON.stringify(comparison))
  return toolResult(
    { notice: LISTING_NOTICE, listings: references, differing, same },
    textOf(listings, comparison, deps),
  )
}

function textOf(listings: readonly Listing[], { differing }: Comparison, deps: McpDeps): string {
  const lines = listings.map((listing, place) => `${place + 1}. ${listingLine(deps, listing)}`)
  const names = differing.map(({ name }) => name).join(', ')
  return [LISTING_NOTICE, ...lines, `They differ in: ${names || 'nothing'}.`].join('\n')
}
