import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES, type Category, type ContentType } from '#domain/listing/category.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { ListingGrid } from '../card/listing-grid.tsx'
import { ListingList } from '../card/listing-list.tsx'
import type { Notes } from '../card/result-note.ts'
import { useList } from '../list/use-list.ts'

export type ResultGroupMap = Record<ContentType, { total: number; items: ListingCard[] }>

type ResultGroupsProps = {
  groups: ResultGroupMap
  /** The categories in display order: that of a listing named by its title comes first. */
  order: readonly Category[]
  notes: Notes
}

/** The best of each non-empty category, with a link to the rest. */
export function ResultGroups({ groups, order, notes }: ResultGroupsProps) {
  const { query, hrefOf, linkTo } = useList()
  const nonEmpty = order.filter((name) => groups[CATEGORIES[name].contentType].total > 0)
  return nonEmpty.map((name, place) => {
    const { contentType } = CATEGORIES[name]
    const { total, items } = groups[contentType]
    const category = CATEGORY_TITLES[name]()
    const only = { ...query, facets: { ...query.facets, contentType: [contentType] }, page: 1 }
    return (
      <Section
        key={name}
        title={category}
        className={place === 0 ? 'mt-0! md:mt-0!' : 'mt-11! md:mt-13!'}
        action={
          total > items.length && (
            <Link
              to={hrefOf(only)}
              className="link"
              aria-label={m.results_see_all_label({ n: total, category })}
            >
              {m.results_see_all({ n: total })}
              <Icon name="arrow-right" size={16} />
            </Link>
          )
        }
      >
        {query.view === 'list' ? (
          <ListingList items={items} linkTo={linkTo} notes={notes} />
        ) : (
          <ListingGrid
            items={items}
            linkTo={linkTo}
            notes={notes}
            below={place > 0}
            className="listing-grid-beside"
          />
        )}
      </Section>
    )
  })
}
