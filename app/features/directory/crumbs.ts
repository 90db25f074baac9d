import { href } from 'react-router'
import { m } from '#domain/messages/messages.js'
import type { Shelf } from '#domain/shelf.ts'
import { shelfPath } from './shelf-path.ts'
import { shelfLabel } from './shelf-words.ts'

export type Crumb = { label: string; to: string }

export const directoryCrumb = (): Crumb => ({
  label: m.directory_crumb_directory(),
  to: href('/directory'),
})

/** Directory > Experiences */
export function experienceCrumbs(): Crumb[] {
  return [
    directoryCrumb(),
    { label: m.directory_crumb_experiences(), to: href('/directory/experiences') },
  ]
}

/** Home / Directory / Escapes */
export function escapeCrumbs(): Crumb[] {
  return [
    { label: m.directory_crumb_home(), to: href('/') },
    directoryCrumb(),
    { label: m.directory_crumb_escapes(), to: href('/directory/escapes') },
  ]
}

export function shelfCrumbs(shelf: Shelf): Crumb[] {
  const above = shelf.contentType === 'escape' ? escapeCrumbs() : experienceCrumbs()
  return [...above, { label: shelfLabel(shelf), to: shelfPath(shelf) }]
}
