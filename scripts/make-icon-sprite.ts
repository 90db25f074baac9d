// Writes the icons of app/ui/icon/icon-names.ts into one sprite: run it when that list or lucide
// changes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ICON_NAMES } from '../app/ui/icon/icon-names.ts'

const SPRITE = join(import.meta.dirname, '..', 'app', 'ui', 'icons.svg')
/** Lucide's licence requires its notice in every copy. */
const NOTICE = 'Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors'

async function symbolOf(name: string): Promise<string> {
  const { default: drawing } = (await import(`lucide-react/icons/${name}`)) as {
    default: LucideIcon
  }
  const [, shapes = ''] =
    /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(drawing))) ?? []
  const closed = shapes.replaceAll(/><\/\w+>/g, '/>')
  return `<symbol id="${name}" viewBox="0 0 24 24" stroke-linecap="round" stroke-linejoin="round">${closed}</symbol>`
}

const symbols = await Promise.all(ICON_NAMES.map(symbolOf))
writeFileSync(
  SPRITE,
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${NOTICE} -->\n${symbols.join('\n')}\n</svg>\n`,
)
