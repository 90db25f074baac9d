import { useMemo } from 'react'
import {
  type Location,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router'
import { readLanguagePath } from '#domain/language/language-path.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import {
  type ListingQuery,
  readListingQuery,
  writeListingQuery,
} from '#domain/listing/listing-query.ts'
import type { CardLink } from '../card/card-link.tsx'
import { useSlow } from './use-slow.ts'

export const ITEM_PARAM = 'item'
/** Other parameters of a results page that its links preserve. */
const PRESERVED_PARAMS = ['from', 'ai'] as const

export type List = {
  /** The query of the page shown. */
  query: ListingQuery
  /** The latest requested query: ahead of `query` while a navigation is pending. */
  requested: ListingQuery
  hrefOf: (query: ListingQuery) => string
  /** The same as parameters, for a form. */
  paramsOf: (query: ListingQuery) => URLSearchParams
  /** Escapes and experiences have pages; the others open a dialog over this list. */
  linkTo: (listing: ListingCard) => CardLink
}

/** The list state in the URL. */
export function useList(): List {
  const { pathname, search } = useLocation()
  const { location: pending } = useNavigation()
  const params = new URLSearchParams(search)
  const next = pending && leadsTo(pending, pathname) ? new URLSearchParams(pending.search) : params
  const query = readListingQuery(params)
  // Stable while the URL is, so that a pending navigation does not rerender the cards.
  const linkTo = useMemo(() => cardLinks(pathname, search), [pathname, search])
  return {
    query,
    requested: next === params ? query : readListingQuery(next),
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

/** Pending locations have a language prefix, the current one does not. */
const leadsTo = (pending: Location, pathname: string) =>
  readLanguagePath(pending.pathname).path === pathname

/** The loaded item, as long as the URL still has the item parameter. */
export function useOpenItem<T>(item: T | null): T | null {
  const { search } = useLocation()
  return new URLSearchParams(search).has(ITEM_PARAM) ? item : null
}

/** True while a slow navigation within the same list is pending. */
export function useListLoading(): boolean {
  const { pathname, search } = useLocation()
  const { location: pending } = useNavigation()
  const waits =
    pending !== undefined &&
    leadsTo(pending, pathname) &&
    listKey(new URLSearchParams(pending.search)) !== listKey(new URLSearchParams(search))
  return useSlow(waits)
}

/** Changing the view of a list, or closing its dialog, needs no revalidation. */
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
  for (const name of PRESERVED_PARAMS) {
    const value = current.get(name)
    if (value) params.set(name, value)
  }
  return params
}

function hrefWith(pathname: string, params: URLSearchParams): string {
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

/** Identifies the listings of a query: everything but the view. */
function listKey(params: URLSearchParams): string {
  return writeListingQuery({ ...readListingQuery(params), view: 'grid' }).toString()
}
