import type { ComponentProps } from 'react'
import { lazy, preloadBeforeHydration, useLazyOrSuspend } from '#app/lib/loading/lazy.ts'
import type { ExplanationPanel } from './explanation-panel.tsx'
// Here in the results' chunk: the panel's code loads only for results with an explanation.
import './explanation.css'

export const explanation = lazy(
  async () => (await import('./explanation-panel.tsx')).ExplanationPanel,
)
preloadBeforeHydration(explanation, (params) => params.has('ai') || params.has('concern'))

/** The assistant's explanation; suspends until its code has loaded. */
export function ExplanationPart(props: ComponentProps<typeof ExplanationPanel>) {
  const Panel = useLazyOrSuspend(explanation)
  return <Panel {...props} />
}
