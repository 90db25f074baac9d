import { href } from 'react-router'
import { m } from '#domain/messages/messages.js'

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
