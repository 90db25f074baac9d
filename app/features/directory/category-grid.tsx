import { href } from 'react-router'
import { CATEGORIES, CATEGORY_NAMES, type Category, type ContentType } from '#domain/category.ts'
import { m } from '#domain/messages/messages.js'
import { SUBCATEGORIES } from '#domain/subcategory-words.ts'
import { CATEGORY_TITLES } from '#domain/words.ts'
import { Plate } from './plate.tsx'
import { CATEGORY_PRINTS } from './prints.ts'

/** Escapes and experiences have a directory of their own. */
const PATHS: Record<Category, () => string> = {
  escapes: () => href('/directory/escapes'),
  essentials: () => CATEGORIES.essentials.path,
  enhancements: () => CATEGORIES.enhancements.path,
  experiences: () => href('/directory/experiences'),
}

type CategoryGridProps = {
  counts: Record<ContentType, number>
  priority?: boolean
  headingLevel?: 2 | 3
}

/** The four categories, each with its number of listings. */
export function CategoryGrid({ counts, priority = false, headingLevel = 2 }: CategoryGridProps) {
  return (
    <ul className="plates plates-4">
      {CATEGORY_NAMES.map((category) => (
        <li key={category}>
          <Plate
            to={PATHS[category]()}
            title={CATEGORY_TITLES[category]()}
            note={m.directory_category_count({ n: counts[CATEGORIES[category].contentType] })}
            text={SUBCATEGORIES[category].map((title) => title()).join(', ')}
            picture={CATEGORY_PRINTS[category]}
            ratio="4x5"
            headingLevel={headingLevel}
            priority={priority}
          />
        </li>
      ))}
    </ul>
  )
}
