import {
  beginningIn,
  matchedTitleWords,
  prefixMatchWords,
  titleKey,
  titleWords,
} from '../text/named-title.ts'
import { CATEGORIES, CATEGORY_NAMES, type Category, type ContentType } from './category.ts'

type Group = { items: readonly { title: string }[]; score: number }

/**
 * The order of categories for results of a text: first the category that holds a listing whose title the
 * text names or begins, then by the score of the best listing.
 */
export function categoriesFor(text: string, groups: Record<ContentType, Group>): Category[] {
  const asked = titleWords(text)
  const beginning = beginningIn(asked)
  const prefixWords = (title: string) =>
    beginning !== null && titleKey(title).startsWith(beginning) ? prefixMatchWords(asked) : 0
  const named = ({ items }: Group) =>
    Math.max(
      0,
      ...items.map(({ title }) => Math.max(matchedTitleWords(asked, title), prefixWords(title))),
    )
  const groupOf = (category: Category) => groups[CATEGORIES[category].contentType]
  return CATEGORY_NAMES.toSorted((a, b) => {
    const [one, other] = [groupOf(a), groupOf(b)]
    return named(other) - named(one) || other.score - one.score
  })
}
