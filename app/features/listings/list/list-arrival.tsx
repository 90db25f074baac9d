import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { readLanguagePath } from '#domain/language/language-path.ts'
import { useSlow } from './use-slow.ts'

const parts = lazy(() => import('./list-arriving.tsx'), 'small')

/**
 * Shows placeholders over the current page while a slow navigation to a list is pending. The page below stays
 * mounted in case the navigation is cancelled.
 */
export function ListArrival({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const next = location && readLanguagePath(location.pathname).path
  const leaves = next !== undefined && next !== pathname
  // If their code cannot be loaded, only the progress bar is shown.
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
