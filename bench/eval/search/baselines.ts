import { create, insertMultiple, search } from '@orama/orama'
import MiniSearch from 'minisearch'
import type { Listing } from '#domain/listing/listing.ts'
import type { Rank } from './measure.ts'

const LIMIT = 50
const FIELDS = ['title', 'type', 'tags', 'location', 'description', 'longDescription'] as const

type Document = Record<'id' | (typeof FIELDS)[number], string>

/** MiniSearch as its documentation shows it: any word, prefixes and typing errors. */
export function rankWithMiniSearch(listings: readonly Listing[]): Rank {
  const index = new MiniSearch<Document>({
    fields: [...FIELDS],
    searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(listings.map(documentOf))
  return (query) =>
    index
      .search(query)
      .slice(0, LIMIT)
      .map(({ id }) => String(id))
}

/** Orama as its documentation shows it: any word, one typing error. */
export async function rankWithOrama(listings: readonly Listing[]): Promise<Rank> {
  const index = create({
    schema: {
      id: 'string',
      title: 'string',
      type: 'string',
      tags: 'string',
      location: 'string',
      description: 'string',
      longDescription: 'string',
    } as const,
  })
  await insertMultiple(index, listings.map(documentOf))
  return async (term) => {
    const { hits } = await search(index, { term, tolerance: 1, limit: LIMIT, boost: { title: 2 } })
    return hits.map(({ document }) => document.id)
  }
}

function documentOf(listing: Listing): Document {
  const { id, title, type, tags, location, description, longDescription } = listing
  return {
    id,
    title,
    type,
    tags: tags.join(', '),
    location: location ?? '',
    description,
    longDescription: longDescription.replace(/<[^>]*>/g, ' '),
  }
}
