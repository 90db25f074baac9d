import { Form, href, Link } from 'react-router'
import { FeaturedStories } from '#app/features/collections/featured-stories.tsx'
import type { EventRow } from '#app/features/directory/event/event-row.ts'
import rowStyles from '#app/features/directory/event/event-rows.css?url'
import { EventRows } from '#app/features/directory/event/event-rows.tsx'
import cardStyles from '#app/features/listings/card/card.css?url'
import { ListingGrid } from '#app/features/listings/card/listing-grid.tsx'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { Section } from '#app/ui/section.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import { QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'

type HomeMoreProps = {
  /** Dates of the next seven days, soonest first. */
  dates: readonly EventRow[]
  newest: readonly ListingCard[]
}

/** Below the tabs of the home page: a search line, what is on and new, a collection, and how listings are chosen. */
export function HomeMore({ dates, newest }: HomeMoreProps) {
  return (
    <div className="home-more">
      <link rel="stylesheet" href={rowStyles} precedence="home-more" />
      <link rel="stylesheet" href={cardStyles} precedence="home-more" />
      <SearchLine />
      {dates.length > 0 && (
        <Section
          title={m.home_week_title()}
          action={
            <Link to={href('/directory/experiences')} className="link">
              {m.home_week_all()}
            </Link>
          }
        >
          <EventRows rows={dates} />
        </Section>
      )}
      <FeaturedStories />
      {newest.length > 0 && (
        <Section title={m.home_new_title()}>
          <ListingGrid items={newest} columns={4} below />
        </Section>
      )}
      <HowWeChoose />
    </div>
  )
}

function SearchLine() {
  return (
    <div className="home-search">
      <Form role="search" action={href('/search-results')}>
        <SearchField
          label={m.home_search()}
          clearLabel={m.directory_search_clear()}
          submitLabel={m.directory_search_submit()}
          placeholder={m.home_search_placeholder()}
          maxLength={QUERY_LENGTH_LIMIT}
          required
        />
      </Form>
      <p>
        <Link to={href('/saved')} className="link">
          {m.shell_saved()}
        </Link>
        <Link to={href('/profile')} className="link">
          {m.shell_account()}
        </Link>
      </p>
    </div>
  )
}

function HowWeChoose() {
  const proofs = [
    { text: m.home_choose_rank, to: href('/how-we-rank'), label: m.info_rank },
    { text: m.home_choose_verify, to: href('/how-we-verify'), label: m.info_verify },
  ]
  return (
    <Section title={m.home_choose_title()}>
      <ul className="home-choose">
        {proofs.map(({ text, to, label }) => (
          <li key={to}>
            <p>{text()}</p>
            <Link to={to} className="link">
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
