import { useMemo } from 'react'
import {
  type Location,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router'
import { listingPath } from '#app/paths.ts'
import { readLanguagePath } from '#domain/language/language-path.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import {
  type ListingQuery,
  readListingQuery,
  writeListingQuery,
} from '#domain/listing/listing-query.ts'
import type { CardLink } from '../card/card-link.tsx'
import { useSlow } from './use-slow.ts'

export const ITEM_PARAM = 'item'
/** What else the address of a results page carries along. */
const KEPT_PARAMS = ['from', 'ai'] as const

export type List = {
  /** What the page shows. */
  query: ListingQuery
  /** What was asked for last: ahead of `query` while that is being fetched. */
  asked: ListingQuery
  hrefOf: (query: ListingQuery) => string
  /** The same for a form; empty values are left to its fields. */
  paramsOf: (query: ListingQuery) => URLSearchParams
  /** Escapes and experiences have pages; the others open a dialog over this list. */
  linkTo: (listing: ListingCard) => CardLink
}

/** The list in the address of the page. */
export function useList(): List {
  const { pathname, search } = useLocation()
  const { location: pending } = useNavigation()
  const params = new URLSearchParams(search)
  const next = pending && leadsTo(pending, pathname) ? new URLSearchParams(pending.search) : params
  const query = readListingQuery(params)
  // The same while the address is: what is on its way to another page leaves a list's cards as they are.
  const linkTo = useMemo(() => cardLinks(pathname, search), [pathname, search])
  return {
    query,
    asked: next === params ? query : readListingQuery(next),
    hrefOf: (other) => hrefWith(pathname, listParams(other, params)),
    paramsOf: (other) => listParams(other, params),
    linkTo,
  }
}

function cardLinks(pathname: string, search: string): List['linkTo'] {
  let opened: URLSearchParams | undefined
  return (listing) => {
    if (hasPage(listing)) return { to: listingPath(listing) }
    if (!opened) {
      const params = new URLSearchParams(search)
      opened = listParams(readListingQuery(params), params)
    }
    opened.set(ITEM_PARAM, listing.slug)
    return {
      to: hrefWith(pathname, opened),
      state: { fromList: true },
      preventScrollReset: true,
    }
  }
}

/** The router tells where it goes with the language in front, and where it is without. */
const leadsTo = (pending: Location, pathname: string) =>
  readLanguagePath(pending.pathname).path === pathname

/** The item that was loaded, as long as the address still names it. */
export function useOpenItem<T>(item: T | null): T | null {
  const { search } = useLocation()
  return new URLSearchParams(search).has(ITEM_PARAM) ? item : null
}

/** True while another page of the same list takes its time to arrive. */
export function useListLoading(): boolean {
  const { pathname, search } = useLocation()
  const { location: pending } = useNavigation()
  const waits =
    pending !== undefined &&
    leadsTo(pending, pathname) &&
    listKey(new URLSearchParams(pending.search)) !== listKey(new URLSearchParams(search))
  return useSlow(waits)
}

/** Another view of the same list, or closing its dialog, asks the server for nothing. */
export function reloadsList(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const item = nextUrl.searchParams.get(ITEM_PARAM)
  const same =
    currentUrl.pathname === nextUrl.pathname &&
    listKey(currentUrl.searchParams) === listKey(nextUrl.searchParams) &&
    (item === null || item === currentUrl.searchParams.get(ITEM_PARAM))
  return !same && defaultShouldRevalidate
}

function hasPage(listing: ListingCard): boolean {
  return listing.contentType === 'escape' || listing.contentType === 'experience'
}

function listParams(query: ListingQuery, current: URLSearchParams): URLSearchParams {
  const params = writeListingQuery(query)
  for (const name of KEPT_PARAMS) {
    const value = current.get(name)
    if (value) params.set(name, value)
  }
  return params
}

function hrefWith(pathname: string, params: URLSearchParams): string {
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

/** What decides which listings are there: everything but how they are shown. */
function listKey(params: URLSearchParams): string {
  return writeListingQuery({ ...readListingQuery(params), view: 'grid' }).toString()
}
