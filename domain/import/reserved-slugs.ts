import { BROWSE_KINDS } from '../listing/browse-page.ts'
import type { ContentType } from '../listing/category.ts'
import { EXPERIENCE_CATEGORIES } from '../listing/directory.ts'

/** Words that stand in the addresses of the site where a slug would. */
const RESERVED = new Set<string>([...BROWSE_KINDS, 'search', 'instructor'])
const OF_EXPERIENCES = new Set<string>(EXPERIENCE_CATEGORIES)

/** Whether a listing under this slug would have an address that is another page's. */
export function isReservedSlug(slug: string, contentType: ContentType): boolean {
  return RESERVED.has(slug) || (contentType === 'experience' && OF_EXPERIENCES.has(slug))
}
