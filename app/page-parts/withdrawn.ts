import { data, type RouterContextProvider } from 'react-router'
import { type ListingCard, SAMPLE_RETREAT_ID } from '#domain/listing/listing.ts'
import { listSimilarCards } from './similar-cards.ts'

/** Data of the error of a withdrawn listing, which has status 410. */
export type Withdrawn = { similar: ListingCard[] }

/** The error for a listing that is no longer offered. It names nothing of it. The sample retreat never was. */
export async function withdrawn(context: Readonly<RouterContextProvider>, id: string) {
  if (id === SAMPLE_RETREAT_ID) return data(null, { status: 404 })
  const similar = await listSimilarCards(context, id)
  return data({ similar } satisfies Withdrawn, { status: 410 })
}
