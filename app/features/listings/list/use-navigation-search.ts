import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readNavigationSearch } from '#domain/listing/listing-query.ts'

/**
 * Searches may be passed in navigation state (specification section 2). They are copied into the URL, so that
 * it can be shared; the state stays.
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

/** Renames parameters of the specification's navigation state to ours; null if there are none. */
export function ownNames(params: URLSearchParams): URLSearchParams | null {
  if (!params.has('searchQuery') && !params.has('wellnessConcern')) return null
  const renamed = new URLSearchParams(params)
  renamed.delete('searchQuery')
  renamed.delete('wellnessConcern')
  return new URLSearchParams(mirroredSearch(`${renamed}`, Object.fromEntries(params)) ?? renamed)
}

/** The query string with the state's search; null when the state has none, or the URL already has one. */
export function mirroredSearch(search: string, state: unknown): string | null {
  const requested = readNavigationSearch(state)
  const params = new URLSearchParams(search)
  if (!requested || params.has('q') || params.has('concern')) return null
  if (requested.q) params.set('q', requested.q)
  if (requested.concern) params.set('concern', requested.concern)
  if (requested.from) params.set('from', requested.from)
  if (requested.aiEnhanced) params.set('ai', '1')
  return params.toString()
}
