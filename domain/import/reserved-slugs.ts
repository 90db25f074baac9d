import { BROWSE_KINDS } from '../listing/browse-page.ts'
import type { ContentType } from '../listing/category.ts'
import { EXPERIENCE_CATEGORIES } from '../listing/directory.ts'

/** Path segments of the site in the position of a slug. */
const RESERVED = new Set<string>([...BROWSE_KINDS, 'search', 'instructor'])
const OF_EXPERIENCES = new Set<string>(EXPERIENCE_CATEGORIES)

/** Whether the address of a listing with this slug would be that of another page. */
export function isReservedSlug(slug: string, contentType: ContentType): boolean {
  return RESERVED.has(slug) || (contentType === 'experience' && OF_EXPERIENCES.has(slug))
}
