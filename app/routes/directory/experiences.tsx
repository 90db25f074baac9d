import { browsePath } from '#app/features/directory/browse/browse-path.ts'
import { experienceCrumbs } from '#app/features/directory/crumbs.ts'
import { entryPicture, entryText } from '#app/features/directory/entry-picture.ts'
import { toEventRows } from '#app/features/directory/event/event-row.ts'
import { EventRows } from '#app/features/directory/event/event-rows.tsx'
import { ImageCard } from '#app/features/directory/image-card.tsx'
import { breadcrumbData, collectionData, pageMeta } from '#app/features/directory/page-meta.ts'
import { experiencePrint } from '#app/features/directory/prints.ts'
import { ListingGrid } from '#app/features/listings/card/listing-grid.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Section } from '#app/ui/section.tsx'
import { listFeatured } from '#data/catalogue/directory.ts'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { catalogueStats, countCategories } from '#data/catalogue/listings.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import { subcategoryTitle } from '#domain/language/subcategory-words.ts'
import { EXPERIENCE_CATEGORIES } from '#domain/listing/directory.ts'
import { entryTitle, findEntry, slugsWith } from '#domain/listing/directory-entry.ts'
import { m } from '#domain/messages/messages.js'
import { calendarContext, cardsContext } from '#search/context.ts'
import '#app/styles/directory.css'
import { listCardsOnce } from '../../page-parts/cards-once.ts'
import { listUpcoming } from '../../page-parts/upcoming.ts'
import { withPrices } from '../../page-parts/with-prices.ts'
import type { Route } from './+types/experiences'

const FEATURED = 3
const UPCOMING = 6

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const once = context.get(onceContext)
  const [entries, counts, featured, upcoming, stats] = await Promise.all([
    once('directory entries', () => listDirectoryEntries(db)),
    once('categories of experience', () => countCategories(db, 'experience')),
    listCardsOnce({
      once,
      readCards: context.get(cardsContext),
      name: 'featured experiences',
      list: () => listFeatured(db, 'experience', FEATURED),
    }),
    listUpcoming({ readCalendar: context.get(calendarContext), limit: UPCOMING }, new Date()),
    once('stats of experiences', () => catalogueStats(db, 'experience')),
  ])
  return {
    entries,
    counts,
    featured: withPrices(featured),
    upcoming: toEventRows(upcoming),
    total: stats.listings,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site
  const name = m.directory_experiences_title()
  const description = m.directory_experiences_description()
  const items = loaderData?.featured ?? []
  const path = '/directory/experiences'
  const total = loaderData?.total ?? 0
  return pageMeta({
    site,
    title: m.directory_experiences_page_title(),
    description,
    path,
    image: items[0] && shareImageUrl(items[0].slug),
    linkedData: import.meta.env.SSR
      ? [
          collectionData({ site, name, description, path, items, total }),
          breadcrumbData(site, experienceCrumbs()),
        ]
      : [],
  })
}

/** Specification section 2, Experiences directory. */
export default function ExperiencesDirectory({ loaderData }: Route.ComponentProps) {
  const { entries, counts, featured, upcoming } = loaderData
  const slugs = slugsWith(entries, 'experience-category', EXPERIENCE_CATEGORIES)
  const categories = slugs.map((slug) => ({
    slug,
    entry: findEntry(entries, 'experience-category', slug),
  }))
  return (
    <div className="wrap">
      <div className="dir-head">
        <Breadcrumb label={m.directory_crumbs()} items={experienceCrumbs()} />
        <h1>{m.directory_experiences_title()}</h1>
        <p className="text-lead text-ink-2">{m.directory_experiences_lead()}</p>
      </div>
      <Section title={m.directory_by_category()} className="mt-0!">
        <ul className="category-mosaic">
          {categories.map(({ slug, entry }, index) => (
            <li key={slug}>
              <ImageCard
                to={browsePath({ contentType: 'experience', kind: 'category', slug })}
                title={entry ? entryTitle(entry) : subcategoryTitle(slug)}
                note={m.directory_experience_count({ n: counts[slug] ?? 0 })}
                text={entryText(entry)}
                picture={entryPicture(entry, experiencePrint(slug, index === 0 ? 'band' : '4x3'))}
                {...(index === 0 && { sizes: '100vw' })}
                priority={index < 3}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.directory_featured_experiences()}>
        <ListingGrid items={featured} below />
      </Section>
      {upcoming.length > 0 && (
        <Section title={m.directory_upcoming_events()}>
          <EventRows rows={upcoming} />
        </Section>
      )}
    </div>
  )
}
