import { CATEGORIES, CATEGORY_NAMES, type Category, type ContentType } from './category.ts'
import { titleWords, wordsNamed } from './named-title.ts'

type Titled = { items: readonly { title: string }[] }

/** The categories in which to show what was found for a text: first the one that holds what its words name. */
export function categoriesFor(text: string, groups: Record<ContentType, Titled>): Category[] {
  const asked = titleWords(text)
  const named = ({ items }: Titled) =>
    Math.max(0, ...items.map(({ title }) => wordsNamed(asked, title)))
  const groupOf = (category: Category) => groups[CATEGORIES[category].contentType]
  return CATEGORY_NAMES.toSorted((a, b) => named(groupOf(b)) - named(groupOf(a)))
}
