import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Shape = [tag: string, attributes: Record<string, string>]
type Icon = { name: string; node: Shape[] }

const VIRTUAL = '\0pictograms'
const IMPORT = /import (?:type )?\{([^}]*)\} from 'lucide-react'/g

/**
 * Draws the icons from one picture that browsers keep, instead of from code that says each line twice, in the
 * page and in the script. The development server uses lucide's own components, which look the same.
 *
 * @param root folder of the project
 */
export async function pictograms(root: string): Promise<Plugin> {
  const icons = await iconsOf(root, usedNames(join(root, 'app')))
  const sprite = spriteOf([
    ...new Map([...icons.values()].map((icon) => [icon.name, icon])).values(),
  ])
  const digest = createHash('sha256').update(sprite).digest('base64url').slice(0, 8)
  const fileName = `assets/pictograms-${digest}.svg`
  return {
    name: 'pictograms',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^lucide-react$/ }, handler: () => VIRTUAL },
    load: {
      filter: { id: new RegExp(VIRTUAL) },
      handler: () =>
        [
          `import { pictogram } from ${JSON.stringify(join(root, 'app/ui/pictogram.tsx'))}`,
          ...[...icons].map(
            ([used, { name }]) =>
              `export const ${used} = /* @__PURE__ */ pictogram('/${fileName}#${name}')`,
          ),
        ].join('\n'),
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}

/** The names under which the app imports icons; types among them have no icon and are left out later. */
function usedNames(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name),
  )
  const names = files.flatMap((entry) => {
    const source = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    return [...source.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(','))
  })
  return new Set(
    names
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => /^[A-Z]\w*$/.test(name)),
  )
}

/** The drawings behind names, read from lucide's own files. */
async function iconsOf(root: string, names: ReadonlySet<string>): Promise<Map<string, Icon>> {
  const lucide = join(
    createRequire(join(root, 'package.json')).resolve('lucide-react'),
    '../../esm',
  )
  const index = join(lucide, 'lucide-react.mjs')
  const files = new Map(
    [
      ...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g),
    ].flatMap(([, list = '', file = '']) =>
      list.split(',').map((name) => [name.replace(/^\s*default as /, '').trim(), file] as const),
    ),
  )
  const icons = new Map<string, Icon>()
  for (const name of [...names].sort()) {
    const file = files.get(name)
    if (!file) continue
    const module = await import(pathToFileURL(join(lucide, file)).href)
    icons.set(name, module.__iconData)
  }
  return icons
}

function spriteOf(icons: readonly Icon[]): string {
  const symbols = icons.map(({ name, node }) => {
    const shapes = node.map(([tag, attributes]) => {
      const written = Object.entries(attributes).filter(([attribute]) => attribute !== 'key')
      return `<${tag} ${written.map(([attribute, value]) => `${attribute}="${value}"`).join(' ')}/>`
    })
    return `<symbol id="${name}" viewBox="0 0 24 24" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
