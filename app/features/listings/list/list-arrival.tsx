import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { readLanguagePath } from '#domain/language/language-path.ts'
import { useSlow } from './use-slow.ts'

const parts = lazy(() => import('./list-arriving.tsx'), 'small')

/**
 * A list that takes its time to arrive from another page: four placeholders lie over that page, which
 * keeps its place in case the way to the list is broken off.
 */
export function ListArrival({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const next = location && readLanguagePath(location.pathname).path
  const leaves = next !== undefined && next !== pathname
  // Without them the page waits as it is, below the line of progress.
  const Parts = useLazy(parts, leaves, () => {})
  const list = Parts && leaves ? Parts.listAt(next) : null
  const slow = useSlow(list !== null)
  return (
    <>
      <div className="contents" inert={slow}>
        {children}
      </div>
      {Parts && list && slow && <Parts.ListArriving {...list} />}
    </>
  )
}
