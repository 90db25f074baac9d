import type { Plugin } from 'vite'

const RUNTIME = 'react/jsx-runtime'
const NAMED = `\0named:${RUNTIME}`

/**
 * Elements are made by functions that are imported by name. React's own runtime is CommonJS, so that each of the
 * thousands of calls would otherwise read its function from an object: `(0, runtime.jsx)(...)`. (The same for hooks
 * was tried: their names in the framework's file are more than what is saved.)
 */
export function namedJsx(): Plugin {
  return {
    name: 'named-jsx',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: new RegExp(`^${RUNTIME}$`) },
      // Packages that ask for it with `require` get what they know.
      handler: (_, importer = '') => (/^\0|\/node_modules\//.test(importer) ? null : NAMED),
    },
    load: {
      filter: { id: new RegExp(`^${NAMED}$`) },
      handler: () =>
        [
          `import runtime from '${RUNTIME}'`,
          ...['Fragment', 'jsx', 'jsxs'].map((name) => `export const ${name} = runtime.${name}`),
        ].join('\n'),
    },
  }
}
