import type { Host } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import type { Picture } from './pictures.ts'

/** The alternative text of a host's portrait: a drawn one is nobody's likeness. */
export function portraitAlt(
  { name, imageAlt }: Pick<Host, 'name' | 'imageAlt'>,
  { kind }: Pick<Picture, 'kind'>,
): string {
  return kind === 'photo' ? imageAlt || name : m.detail_print_alt({ title: name })
}
