import {
  type McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { findListed, toPublicListing } from '../api/find-listed.ts'
import type { McpDeps } from './deps.ts'
import { urlOf } from './listing-lines.ts'
import { LISTING_NOTICE } from './result.ts'

/** Registers every listing as a resource; the catalogue is too large to list them. */
export function registerResources(server: McpServer, deps: McpDeps): void {
  server.registerResource(
    'listing',
    new ResourceTemplate('listing://{id}', { list: undefined }),
    {
      title: 'A listing',
      description: 'Every public fact of a listing, by its id or slug.',
      mimeType: 'application/json',
    },
    async (uri, { id }) => {
      const found = typeof id === 'string' ? await findListed(deps.catalogue, decoded(id)) : null
      if (!found) throw new ResourceNotFoundError(uri.href)
      const body = {
        notice: LISTING_NOTICE,
        listing: toPublicListing(found),
        url: urlOf(deps, found),
      }
      const text = JSON.stringify(body)
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] }
    },
  )
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
