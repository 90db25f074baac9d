import { useAsync } from '#app/lib/loading/use-async.ts'
import { useSite } from '#app/lib/site.ts'
import type { ListingEntry, ListingTable } from '#domain/console/console-api.ts'
import { callConsole } from '../call-console.ts'

const SHORTEST = 2
const SHOWN = 8

/** Listings by a part of their title; none for very short queries and for roles that may not read listings. */
export function useListingTitles(query: string, isPermitted: boolean) {
  const site = useSite()
  const asked = isPermitted && query.length >= SHORTEST ? query : ''
  const { status, value } = useAsync(asked, async (q): Promise<ListingEntry[]> => {
    if (q === '') return []
    const path = `/listings?${new URLSearchParams({ q, sort: 'title' })}`
    const table: ListingTable = await (await callConsole(site, 'GET', path)).json()
    return table.listings.slice(0, SHOWN)
  })
  return { listings: value ?? [], isSearching: asked !== '' && status === 'loading' }
}
