import { Link } from 'react-router'
import { openChat } from '#app/lib/assistant/chat-bus.ts'
import { useSite } from '#app/lib/site.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { AppliedFilter } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { ListingGrid } from '../card/listing-grid.tsx'
import { NoContent } from './no-content.tsx'
import { useList } from './use-list.ts'

type NothingFoundProps = {
  /** The filter whose removal yields results. */
  drop: (Pick<AppliedFilter, 'without'> & { words: string }) | null
  nearest: readonly ListingCard[]
  /** Prompt for the assistant. */
  helpText: string
}

/** The empty state with a filter to remove, the assistant, and the nearest results. */
export function NothingFound({ drop, nearest, helpText }: NothingFoundProps) {
  const { hrefOf, linkTo } = useList()
  const { assistant } = useSite()
  return (
    <>
      <NoContent>
        {drop && <p>{m.results_drop_text({ filter: drop.words })}</p>}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {drop && (
            <Link to={hrefOf(drop.without)} preventScrollReset className={buttonClass('primary')}>
              {m.results_drop({ filter: drop.words })}
            </Link>
          )}
          <Button
            variant={drop ? 'secondary' : 'primary'}
            className="scripted"
            onClick={() => openChat(helpText ? { helpText } : {})}
          >
            {m.results_ask({ assistant })}
          </Button>
        </div>
      </NoContent>
      {nearest.length > 0 && (
        <Section title={drop ? m.results_nearest() : m.results_instead()}>
          <ListingGrid items={nearest} linkTo={linkTo} below />
        </Section>
      )}
    </>
  )
}
