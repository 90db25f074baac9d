import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Shape = [tag: string, attributes: Record<string, string>]
type Icon = { name: string; node: Shape[] }

const DRAWING = 'virtual:pictograms'
const RESOLVED = `\0${DRAWING}`
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g

/**
 * Draws the icons from one picture that browsers keep, instead of from code that says each line twice, in the
 * page and in the script. Each file makes the icons that it shows: in a module that all share, every page
 * would bring every icon. The development server uses lucide's own components, which look the same.
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
    resolveId: { filter: { id: new RegExp(`^${DRAWING}$`) }, handler: () => RESOLVED },
    load: {
      filter: { id: new RegExp(RESOLVED) },
      handler: () =>
        [
          `import { pictogram } from ${JSON.stringify(join(root, 'app/ui/pictogram.tsx'))}`,
          `export const icon = (name) => pictogram('/${fileName}#' + name)`,
        ].join('\n'),
    },
    transform: {
      filter: { code: /from 'lucide-react'/ },
      handler(code) {
        const drawn = code.replace(IMPORT, (_, list: string) => {
          const made = valuesOf(list).map(([used, as]) => {
            const name = icons.get(used)?.name
            if (!name) this.error(`lucide-react has no icon "${used}"`)
            return `const ${as} = /* @__PURE__ */ icon('${name}')`
          })
          return [`import { icon } from '${DRAWING}'`, ...made].join(';')
        })
        return { code: drawn, map: null }
      },
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}

/** What a list of imports takes that is no type: its name, and the one it gets. */
function valuesOf(list: string): [used: string, as: string][] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => /^[A-Z]/.test(one))
    .map((one) => {
      const [used = '', as = used] = one.split(' as ')
      return [used, as]
    })
}

/** The names under which the app imports icons. */
function usedNames(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name),
  )
  const names = files.flatMap((entry) => {
    const source = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    return [...source.matchAll(IMPORT)].flatMap(([, list = '']) =>
      valuesOf(list).map(([used]) => used),
    )
  })
  return new Set(names)
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
