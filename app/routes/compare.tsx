import { href, Link } from 'react-router'
import { Comparison } from '#app/features/saved/compare/comparison.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { comparePath } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { listFullById } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { categoryOf } from '#domain/listing/category.ts'
import { COMPARED_LIMIT, comparisonOf } from '#domain/listing/comparison.ts'
import type { Listing, ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/compare'

/** Up to four listings of one category side by side; the URL (`ids=1,2`) can be shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = (new URL(request.url).searchParams.get('ids') ?? '').split(',')
  const ids = [...new Set(asked.filter((id) => id !== ''))].slice(0, COMPARED_LIMIT)
  const listings = await listFullById(context.get(catalogueContext), ids)
  const [first] = listings
  const isMixed = listings.some(({ contentType }) => contentType !== first?.contentType)
  return {
    cards: listings.map(toCompared),
    gone: ids.length - listings.length,
    comparison: first && !isMixed ? comparisonOf(first.contentType, listings, new Date()) : null,
  }
}

type Compared = Pick<
  ListingCard,
  'id' | 'slug' | 'title' | 'contentType' | 'tags' | 'thumbnail' | 'words'
>

function toCompared({ id, slug, title, contentType, tags, thumbnail, words }: Listing): Compared {
  return { id, slug, title, contentType, tags, thumbnail, words }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const first = loaderData?.comparison && loaderData.cards[0]
  const title = first
    ? m.compare_title({ category: CATEGORY_TITLES[categoryOf(first.contentType)]() })
    : m.compare_title_plain()
  return [
    { title: pageTitle(title, matches[0].loaderData?.site) },
    { name: 'description', content: m.compare_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Compare({ loaderData: { cards, gone, comparison } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-9 pb-16">
      {comparison && cards[0] ? (
        <Comparison
          cards={cards}
          comparison={comparison}
          category={categoryOf(cards[0].contentType)}
        />
      ) : (
        <NoComparison cards={cards} />
      )}
      {gone > 0 && <p className="mt-5 text-ink-2">{m.compare_gone({ n: gone })}</p>}
      <Link to={href('/saved')} className={`${buttonClass('secondary')} mt-9`}>
        {m.compare_back()}
      </Link>
    </div>
  )
}

/** Shown for too few available listings, or for listings of several categories. */
function NoComparison({ cards }: { cards: readonly Compared[] }) {
  const byCategory = [...Map.groupBy(cards, ({ contentType }) => categoryOf(contentType))]
  const isMixed = byCategory.length > 1
  return (
    <>
      <h1>{isMixed ? m.compare_mixed_title() : m.compare_few_title()}</h1>
      <p className="max-w-[62ch] text-ink-2">
        {isMixed ? m.compare_mixed_text() : m.compare_few_text()}
      </p>
      {isMixed && (
        <p className="mt-5 flex flex-wrap gap-3">
          {byCategory.map(([category, ofIt]) => (
            <Link
              key={category}
              to={comparePath(ofIt.map(({ id }) => id))}
              className={buttonClass('secondary')}
            >
              {m.compare_mixed_only({ category: CATEGORY_TITLES[category]() })}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}
