import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { searchResultsPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES, type Category, type ContentType } from '#domain/listing/category.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

type Groups = Record<ContentType, { total: number; items: ListingCard[] }>

type ResultGroupsProps = {
  asked: string
  groups: Groups
  /** The categories in display order: that of a listing named by its title comes first. */
  order: readonly Category[]
  /** Renders the cards of a group. */
  cards: (items: readonly ListingCard[]) => ReactNode
}

/** The best of each non-empty category. */
export function ResultGroups({ asked, groups, order, cards }: ResultGroupsProps) {
  const found = order.filter((category) => groups[CATEGORIES[category].contentType].total > 0)
  return found.map((category) => {
    const { contentType } = CATEGORIES[category]
    const { total, items } = groups[contentType]
    const title = CATEGORY_TITLES[category]()
    const all = total > items.length && (
      <Link to={`${searchResultsPath({ q: asked })}&contentType=${contentType}`} className="link">
        {m.directory_results_group_more({ n: total, category: title })}
        <Icon name="arrow-right" size={16} />
      </Link>
    )
    return (
      <Section key={category} title={title} action={all}>
        {cards(items)}
      </Section>
    )
  })
}
