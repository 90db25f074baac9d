import type { RouterContextProvider } from 'react-router'
import { asFound, findListing } from '#data/catalogue/listings.ts'
import { catalogueContext, previewContext } from '#data/context.ts'
import type { Listing } from '#domain/listing/listing.ts'

/** The listing of a page; in a preview of the console the one that is edited there. */
export async function findPageListing(
  context: Readonly<RouterContextProvider>,
  idOrSlug: string,
): Promise<Listing | null> {
  const preview = context.get(previewContext)
  return preview ? asFound(preview) : findListing(context.get(catalogueContext), idOrSlug)
}
