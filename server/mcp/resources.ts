import {
  type McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import type { StoryBlock } from '#app/features/collections/story.ts'
import { storyPath } from '#app/features/collections/story-path.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { readStories, readStory } from '#app/page-parts/read-story.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { findListed, toPublicListing } from '../api/find-listed.ts'
import type { McpDeps } from './deps.ts'
import { urlOf } from './listing-lines.ts'
import { LISTING_NOTICE } from './result.ts'

const MIME_TYPE = 'application/json'

/** Registers listings and collections as resources; of the two only collections are few enough to list. */
export function registerResources(server: McpServer, deps: McpDeps): void {
  registerListings(server, deps)
  registerCollections(server, deps)
}

function registerListings(server: McpServer, deps: McpDeps): void {
  server.registerResource(
    'listing',
    new ResourceTemplate('listing://{id}', { list: undefined }),
    {
      title: 'A listing',
      description: 'Every public fact of a listing, by its id or slug.',
      mimeType: MIME_TYPE,
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
      return { contents: [{ uri: uri.href, mimeType: MIME_TYPE, text }] }
    },
  )
}

function registerCollections(server: McpServer, deps: McpDeps): void {
  const { catalogue, origin } = deps
  const list = async () => ({
    resources: (await readStories(catalogue)).map(({ slug, title, lead }) => ({
      ...{ uri: `collection://${slug}`, name: slug, title, description: lead },
      mimeType: MIME_TYPE,
    })),
  })
  server.registerResource(
    'collection',
    new ResourceTemplate('collection://{slug}', { list }),
    {
      title: 'A collection',
      description: 'A story of the editors, with the listings that it tells of.',
      mimeType: MIME_TYPE,
    },
    async (uri, { slug }) => {
      const found = typeof slug === 'string' ? await readStory(catalogue, decoded(slug)) : null
      if (!found) throw new ResourceNotFoundError(uri.href)
      const { title, lead, voice, blocks } = found.story
      const body = {
        notice: LISTING_NOTICE,
        collection: { slug: found.story.slug, title, lead, voice, blocks: blocks.map(plainBlock) },
        url: pageUrl(origin, storyPath(found.story.slug), BASE_LANGUAGE),
      }
      const text = JSON.stringify(body)
      return { contents: [{ uri: uri.href, mimeType: MIME_TYPE, text }] }
    },
  )

  /** A block without its picture. */
  function plainBlock(block: StoryBlock) {
    if (block.kind !== 'listing') return block
    const { path, title, description, type, place, price, sample } = block.listing
    const url = pageUrl(origin, path, BASE_LANGUAGE)
    return { kind: 'listing', listing: { title, description, type, place, price, sample, url } }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
