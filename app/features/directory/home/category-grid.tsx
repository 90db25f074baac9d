import { href } from 'react-router'
import type { DirectoryEntry } from '#domain/import/read-directory-entry.ts'
import { SUBCATEGORIES } from '#domain/language/subcategory-words.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import {
  CATEGORIES,
  CATEGORY_NAMES,
  type Category,
  type ContentType,
} from '#domain/listing/category.ts'
import { entryTitle, findEntry } from '#domain/listing/directory-entry.ts'
import { m } from '#domain/messages/messages.js'
import { entryPicture, entryText } from '../entry-picture.ts'
import { ImageCard } from '../image-card.tsx'
import { place } from '../prints.ts'

/** Escapes and experiences have their own directory. */
const PATHS: Record<Category, () => string> = {
  escapes: () => href('/directory/escapes'),
  essentials: () => CATEGORIES.essentials.path,
  enhancements: () => CATEGORIES.enhancements.path,
  experiences: () => href('/directory/experiences'),
}

const CATEGORY_PRINTS: Record<Category, string> = {
  escapes: place('island', 'energize', '4x5', 'villa'),
  essentials: place('candle', 'restore', '4x5'),
  enhancements: place('waves', 'focus', '4x5'),
  experiences: place('mat', 'balance', '4x5'),
}

type CategoryGridProps = {
  /** Numbers of listings, if known. */
  counts?: Record<ContentType, number>
  /** Imported titles, texts and pictures of the categories. */
  entries?: readonly DirectoryEntry[]
  priority?: boolean
  headingLevel?: 2 | 3
}

/** The four categories with their numbers of listings, if known. */
export function CategoryGrid({
  counts,
  entries = [],
  priority = false,
  headingLevel = 2,
}: CategoryGridProps) {
  const categories = CATEGORY_NAMES.map((category) => ({
    category,
    entry: findEntry(entries, 'category', category),
  }))
  return (
    <ul className="image-cards image-cards-4">
      {categories.map(({ category, entry }) => (
        <li key={category}>
          <ImageCard
            to={PATHS[category]()}
            title={entry ? entryTitle(entry) : CATEGORY_TITLES[category]()}
            {...(counts && {
              note: m.directory_category_count({ n: counts[CATEGORIES[category].contentType] }),
            })}
            text={textOf(category, entry)}
            picture={entryPicture(entry, CATEGORY_PRINTS[category])}
            ratio="4x5"
            headingLevel={headingLevel}
            priority={priority}
          />
        </li>
      ))}
    </ul>
  )
}

/** The imported description and subcategories, else the default subcategories. */
function textOf(category: Category, entry: DirectoryEntry | undefined): string {
  const usual = SUBCATEGORIES[category].map((title) => title())
  const given = entry?.entity === 'category' ? entry.subcategories : []
  const subcategories = (given.length > 0 ? given : usual).join(', ')
  return [entryText(entry), subcategories].filter(Boolean).join(' · ')
}
