import type { ComponentProps } from 'react'
import { lazy, preloadBeforeHydration, useLazyOrSuspend } from '#app/lib/loading/lazy.ts'
import type { ExplanationPanel } from './explanation-panel.tsx'
// With the results, since the panel's own code comes only where something is explained.
import './explanation.css'

export const explanation = lazy(
  async () => (await import('./explanation-panel.tsx')).ExplanationPanel,
)
preloadBeforeHydration(explanation, (params) => params.has('ai') || params.has('concern'))

/** The assistant's word on a result; a way to one that is explained waits for its code. */
export function ExplanationPart(props: ComponentProps<typeof ExplanationPanel>) {
  const Panel = useLazyOrSuspend(explanation)
  return <Panel {...props} />
}
