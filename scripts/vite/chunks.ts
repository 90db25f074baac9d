import type { Plugin } from 'vite'

/** As much as rolldown tells of a module. */
type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** React Router's own name for the part of the root that goes to the browser, and what starts it. */
const EVERY_PAGE = /\/app\/(?:root\.tsx\?__react-router-build-client-route|entry\.client\.tsx)$/
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//
/** What mostly comes together compresses better as one file than as many: a listing's card, and the marks that others show, too. */
const CARD =
  /\/app\/(?:features\/listings\/(?:listing-card|listing-facts|card-clip|clip|listing-grid|result-note)|ui\/(?:price-band|hour-glyph))\.tsx$/
const MARKS = /\/app\/ui\/(?:stars|slip)\.tsx$/
/** What the bundler cuts out by itself is told by its digest alone: a file's name stands in every page and file that asks for it. */
const NAMED = new Set(['framework', 'shell', 'card', 'marks', 'dialog'])
/** Imports every message, whoever asks for one: says nothing about who brings what. */
const MESSAGES_INDEX = /\/domain\/messages\/messages(?:\.js|\/_index\.js)$/
const MESSAGE = /\/domain\/messages\/messages\/([^/_][^/]*)\.js$/

/**
 * What every page brings comes in two files: the framework, and what is ours. By itself the bundler cuts it into some forty, most of a few
 * hundred bytes, which compress badly and each cost a request. (Joining what only some pages share was tried:
 * it sends each page pieces of the others.)
 */
export function oneShell(): Plugin {
  const entries = new Set<string>()
  const messagesOf = new Map<string, string[]>()
  let brought: Set<string> | null = null

  /** Walks to what the entries bring at once; what is imported on demand stays out. */
  function walk(graph: ModuleGraph): Set<string> {
    const seen = new Set<string>()
    const waiting = [...entries]
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      if (seen.has(id) || MESSAGES_INDEX.test(id)) continue
      seen.add(id)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
      for (const message of messagesOf.get(id) ?? []) seen.add(message)
    }
    return seen
  }

  return {
    name: 'one-shell',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    moduleParsed({ id, code }) {
      if (EVERY_PAGE.test(id)) entries.add(id)
      if (!/\/(?:app|domain)\/.*\.tsx?/.test(id)) return
      const messages = [...(code ?? '').matchAll(/\bm\.(\w+)/g)]
      messagesOf.set(
        id,
        messages.map(([, message = '']) => message),
      )
    },
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                // The fewest letters that the bundler takes for so many files; each name stands in many others.
                entryFileNames: 'assets/[name]-[hash:7].js',
                chunkFileNames: ({ name, isDynamicEntry }) =>
                  isDynamicEntry || NAMED.has(name)
                    ? 'assets/[name]-[hash:7].js'
                    : 'assets/[hash:7].js',
                codeSplitting: {
                  groups: [
                    // The same in every language and, mostly, after the next deployment.
                    { name: 'framework', test: FRAMEWORK, priority: 3 },
                    {
                      debugName: 'shell',
                      priority: 2,
                      name: (id, graph) => {
                        brought ??= walk(graph)
                        return brought.has(MESSAGE.exec(id)?.[1] ?? id) ? 'shell' : null
                      },
                    },
                    { name: 'card', test: CARD, priority: 1 },
                    { name: 'marks', test: MARKS, priority: 2 },
                  ],
                },
              },
            },
          },
        },
      },
    }),
  }
}
