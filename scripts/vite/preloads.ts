import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What each file of the build imports at once. */
type Imports = ReadonlyMap<string, readonly string[]>

/** Where Vite keeps what fetches those files. */
const HELPER = /^\0vite\/preload-helper\.js$/

/**
 * What is fetched on demand names the files it needs, so that they come at once and not one behind the other.
 * Without the names of those that are there already every script is shorter. They are fetched by app/lib/with-files.ts: Vite's
 * own is three times as long, for browsers and servers that are not ours.
 */
export function shortPreloads(root: string): Plugin {
  const imports = new Map<string, readonly string[]>()
  const withFiles = JSON.stringify(join(root, 'app/lib/with-files.ts'))
  return {
    name: 'short-preloads',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => `export { withFiles as __vitePreload } from ${withFiles}`,
    },
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            modulePreload: {
              resolveDependencies: (file, needed, { hostId }) =>
                missingPreloads(imports, hostId, file, needed),
            },
          },
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the names into the files.
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') imports.set(file.fileName, file.imports)
      },
    },
  }
}

/**
 * What has to be fetched for a file that another one asks for, besides the file itself.
 *
 * @param asking the file with the `import()`; all that it stands on is there
 * @param asked the file that it imports
 * @param needed that file and everything that it stands on
 */
export function missingPreloads(
  imports: Imports,
  asking: string,
  asked: string,
  needed: readonly string[],
): string[] {
  const there = standsOn(imports, asking)
  const missing = needed.filter((file) => !there.has(file))
  // Alone it is asked for by the import itself, in the same moment.
  return missing.length === 1 && missing[0] === asked ? [] : missing
}

/** A file and everything that it imports, directly or not. */
function standsOn(imports: Imports, file: string): Set<string> {
  const there = new Set<string>()
  const waiting = [file]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (there.has(one)) continue
    there.add(one)
    waiting.push(...(imports.get(one) ?? []))
  }
  return there
}
