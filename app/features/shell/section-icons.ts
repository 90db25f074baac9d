import type { IconName } from '#app/ui/icon/icon-names.ts'
import type { Category } from '#domain/listing/category.ts'

/** The icons of the dock. */
export const SECTION_ICONS: Record<Category | 'home', IconName> = {
  escapes: 'mountain',
  essentials: 'leaf',
  enhancements: 'waves-horizontal',
  experiences: 'flower-2',
  home: 'house',
}
