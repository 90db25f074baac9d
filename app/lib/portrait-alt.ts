import { m } from '#domain/messages/messages.js'
import type { Picture } from './pictures.ts'

/** The alternative text of a host's portrait: a drawn one is nobody's likeness. */
export function portraitAlt(name: string, { kind }: Pick<Picture, 'kind'>): string {
  return kind === 'photo' ? name : m.detail_print_alt({ title: name })
}
