import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readNavigationSearch } from '#domain/listing/listing-query.ts'

/**
 * Pages may be asked through navigation state (specification section 2). What is asked is then written
 * into the address, where it can be shared and found again; the state stays.
 */
export function useNavigationSearch(): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const mirrored = mirroredSearch(search, state)
  useEffect(() => {
    if (mirrored === null) return
    navigate(`${pathname}?${mirrored}`, { replace: true, state, preventScrollReset: true })
  }, [mirrored, pathname, state, navigate])
}

/** An address in the names of the specification's navigation state, in those of ours; null for any other. */
export function ownNames(params: URLSearchParams): URLSearchParams | null {
  if (!params.has('searchQuery') && !params.has('wellnessConcern')) return null
  const renamed = new URLSearchParams(params)
  renamed.delete('searchQuery')
  renamed.delete('wellnessConcern')
  return new URLSearchParams(mirroredSearch(`${renamed}`, Object.fromEntries(params)) ?? renamed)
}

/** The address with what the state asks for; null when it asks nothing, or the address asks already. */
export function mirroredSearch(search: string, state: unknown): string | null {
  const ask = readNavigationSearch(state)
  const params = new URLSearchParams(search)
  if (!ask || params.has('q') || params.has('concern')) return null
  if (ask.q) params.set('q', ask.q)
  if (ask.concern) params.set('concern', ask.concern)
  if (ask.from) params.set('from', ask.from)
  if (ask.aiEnhanced) params.set('ai', '1')
  return params.toString()
}
