import {
  beginningIn,
  matchedTitleWords,
  prefixMatchWords,
  titleKey,
  titleWords,
} from '../text/named-title.ts'
import { CATEGORIES, CATEGORY_NAMES, type Category, type ContentType } from './category.ts'

type Titled = { items: readonly { title: string }[] }

/**
 * The order of categories for results of a text: first the category that holds a listing whose title the
 * text names or begins.
 */
export function categoriesFor(text: string, groups: Record<ContentType, Titled>): Category[] {
  const asked = titleWords(text)
  const beginning = beginningIn(asked)
  const prefixWords = (title: string) =>
    beginning !== null && titleKey(title).startsWith(beginning) ? prefixMatchWords(asked) : 0
  const named = ({ items }: Titled) =>
    Math.max(
      0,
      ...items.map(({ title }) => Math.max(matchedTitleWords(asked, title), prefixWords(title))),
    )
  const groupOf = (category: Category) => groups[CATEGORIES[category].contentType]
  return CATEGORY_NAMES.toSorted((a, b) => named(groupOf(b)) - named(groupOf(a)))
}
