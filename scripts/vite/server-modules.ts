import type { Plugin } from 'vite'

/** Modules that a server loads from source; the router and its dependents are only in the bundle. */
export const SHARED = /^#(?:(?:domain|search)\/(?!context\.ts$)|data\/db\/locale-context\.ts$)/

/**
 * Excludes the domain and the search from the server bundle, which would otherwise hold all words,
 * dictionaries and messages a second time.
 */
export function sharedModules(): Plugin {
  return {
    name: 'shared-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: {
      filter: { id: SHARED },
      handler: (id) => ({ id, external: true }),
    },
  }
}
