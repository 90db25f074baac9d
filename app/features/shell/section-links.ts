import { href } from 'react-router'
import { subcategoryTitle } from '#domain/language/subcategory-words.ts'
import { CATEGORIES, type Category } from '#domain/listing/category.ts'
import {
  ENHANCEMENT_CATEGORIES,
  ESCAPE_CATEGORIES,
  ESSENTIAL_CATEGORIES,
  EXPERIENCE_TILES,
} from '#domain/listing/directory.ts'

export type SectionLink = { title: string; path: string }

const filtered = (category: Category) => (slug: string) =>
  `${CATEGORIES[category].path}?${new URLSearchParams({ category: slug })}`

const SUB_PAGES: Record<Category, [slugs: readonly string[], pathOf: (slug: string) => string]> = {
  escapes: [
    ESCAPE_CATEGORIES,
    (slug) => href('/directory/escapes/:kind/:slug', { kind: 'category', slug }),
  ],
  essentials: [ESSENTIAL_CATEGORIES, filtered('essentials')],
  enhancements: [ENHANCEMENT_CATEGORIES, filtered('enhancements')],
  experiences: [EXPERIENCE_TILES, (slug) => href('/experiences/:slug', { slug })],
}

/** The sub-categories of a category, with their paths. */
export function sectionLinks(category: Category): SectionLink[] {
  const [slugs, pathOf] = SUB_PAGES[category]
  return slugs.map((slug) => ({ title: subcategoryTitle(slug), path: pathOf(slug) }))
}
