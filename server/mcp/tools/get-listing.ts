import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { findListed, toPublicListing } from '../../api/find-listed.ts'
import { listing as listingSchema } from '../../api/schemas.ts'
import { CARD_META } from '../card/register-card.ts'
import type { McpDeps } from '../deps.ts'
import { listingLine, urlOf } from '../listing-lines.ts'
import { LISTING_NOTICE, quoted, runTool, toolResult, unknownListings } from '../result.ts'
import { listingId, notice, url } from '../schemas.ts'
import { toolSchemas } from '../tool-schemas.ts'

const input = z.strictObject({ id: listingId })
export const getListingOutput = z.object({ notice, listing: listingSchema, url })
const DESCRIPTION_LIMIT = 1_200

const schemas = toolSchemas(input, getListingOutput)

export function registerGetListing(server: McpServer, deps: McpDeps): void {
  server.registerTool(
    'get_listing',
    {
      title: 'Get a listing',
      description: 'Returns every public fact of one listing, with its reviews and questions.',
      ...schemas,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      _meta: CARD_META,
    },
    ({ id }) =>
      runTool(deps, 'get_listing', async () => {
        const found = await findListed(deps.catalogue, id)
        if (!found) return unknownListings([id])
        const text = [
          LISTING_NOTICE,
          listingLine(deps, found),
          quoted(found.description, DESCRIPTION_LIMIT),
        ]
        return toolResult(
          { notice: LISTING_NOTICE, listing: toPublicListing(found), url: urlOf(deps, found) },
          text.join('\n'),
        )
      }),
  )
}
