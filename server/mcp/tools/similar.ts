import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { findListed } from '../../api/find-listed.ts'
import type { McpDeps } from '../deps.ts'
import { listingLine, urlOf } from '../listing-lines.ts'
import { LISTING_NOTICE, runTool, toolResult, unknownListings } from '../result.ts'
import { listed, listingId, notice } from '../schemas.ts'
import { toolSchemas } from '../tool-schemas.ts'

const input = z.strictObject({
  id: listingId,
  sameType: z.boolean().default(false).describe('Only of the same type, such as Cabin.'),
  limit: z.number().int().min(1).max(20).default(6),
})
export const similarOutput = z.object({ notice, items: z.array(listed) })

const schemas = toolSchemas(input, similarOutput)

export function registerSimilar(server: McpServer, deps: McpDeps): void {
  server.registerTool(
    'similar',
    {
      title: 'Find similar listings',
      description: 'Returns listings of the same kind that are most like one listing, best first.',
      ...schemas,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ id, limit, sameType }) =>
      runTool(deps, 'similar', async () => {
        const found = await findListed(deps.catalogue, id)
        if (!found) return unknownListings([id])
        const hits = await deps.search.similar(found.id, limit, { sameType })
        const cards = await deps.readCards(hits.map((hit) => hit.id))
        const items = cards.map((card) => ({
          listing: listed.shape.listing.parse(card),
          url: urlOf(deps, card),
        }))
        const lines = cards.map((card, place) => `${place + 1}. ${listingLine(deps, card)}`)
        const head = cards.length > 0 ? LISTING_NOTICE : 'No listing is like this one.'
        return toolResult({ notice: LISTING_NOTICE, items }, [head, ...lines].join('\n'))
      }),
  )
}
