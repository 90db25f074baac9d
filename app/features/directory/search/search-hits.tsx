import { Link } from 'react-router'
import { listingLang, placeText } from '#app/lib/i18n/number-labels.ts'
import { pictureOf } from '#app/lib/pictures.ts'
import { searchResultsPath } from '#app/paths.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { categoryOf } from '#domain/listing/category.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'

type Hit = Pick<
  ListingCard,
  'id' | 'slug' | 'title' | 'contentType' | 'location' | 'tags' | 'thumbnail' | 'words'
>

/** Hits of the catalogue for the typed text, grouped by category, the best hit's first. */
export function SearchHits({ hits }: { hits: readonly Hit[] }) {
  const categories = new Set(hits.map(({ contentType }) => categoryOf(contentType)))
  const groups = [...categories].map((category) => ({
    category,
    own: hits.filter((hit) => categoryOf(hit.contentType) === category),
  }))
  return (
    <section aria-label={m.directory_search_hits()} className="search-hits">
      {groups.map(({ category, own }) => (
        <div key={category}>
          <h2 className="mb-2 text-title">{CATEGORY_TITLES[category]()}</h2>
          <ul>
            {own.map((hit) => (
              <li key={hit.id}>
                <Link to={listingPath(hit)} prefetch="intent" className="search-hit">
                  <Print {...pictureOf(hit, '1x1')} alt="" />
                  <span>
                    <b lang={listingLang()}>{hit.title}</b>
                    {hit.location && <small>{placeText(hit.location, hit.words)}</small>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Phrases of the catalogue that complete the typed text. */
export function SearchCompletions({ completions }: { completions: readonly string[] }) {
  return (
    <nav aria-label={m.results_completions()} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {completions.map((text) => (
          <li key={text}>
            <ChipLink to={searchResultsPath({ q: text })} className="h-auto whitespace-normal">
              <Icon name="search" size={16} />
              {text}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type AskSuggestionsProps = {
  heading: string
  explanation: string
  /** Suggestions of a listing have its title as text. */
  suggestions: readonly { text: string; listing?: unknown }[]
}

/** The assistant's suggestions, below the hits. */
export function SearchSuggestions({ heading, explanation, suggestions }: AskSuggestionsProps) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-title">{heading}</h2>
      {explanation && (
        <p className="mb-3 font-display text-lead text-ink-2 italic">{explanation}</p>
      )}
      <ul className="flex flex-wrap gap-2">
        {suggestions.map(({ text, listing }) => (
          <li key={text} lang={listing ? listingLang() : undefined}>
            <ChipLink
              to={searchResultsPath({ q: text, aiEnhanced: true })}
              state={{ searchQuery: text, currentPage: 'all', aiEnhanced: true }}
              className="h-auto whitespace-normal"
            >
              {text}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
