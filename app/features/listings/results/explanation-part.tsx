import { lazy, lazyComponent, preloadBeforeHydration } from '#app/lib/loading/lazy.ts'
// Here in the results' chunk: the panel's code loads only for results with an explanation.
import './explanation.css'

export const explanation = lazy(
  async () => (await import('./explanation-panel.tsx')).ExplanationPanel,
)
preloadBeforeHydration(explanation, (params) => params.has('ai') || params.has('concern'))

/** The assistant's explanation; suspends until its code has loaded. */
export const ExplanationPart = /* @__PURE__ */ lazyComponent(explanation)
