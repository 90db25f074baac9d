import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { defaultPrintUrl, pictureOf } from '#app/lib/pictures.ts'
import { useSite } from '#app/lib/site.ts'
import { searchResultsPath } from '#app/paths.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { Print } from '#app/ui/print.tsx'
import type { CurrentPage, Recommendation } from '#domain/chat/assistant.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES } from '#domain/listing/category.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import type { Explanation } from './explanation.ts'
import { useExplanation } from './use-explanation.ts'

/** Keys of the placeholders for the picks. */
const PICK_PLACES = ['first', 'second', 'third'] as const

type ExplanationPanelProps = {
  /** Prompt for the assistant. */
  prompt: string
  /** The visitor's query, as shown. */
  asked: string
  page: CurrentPage
  found: readonly ListingCard[]
  /** The assistant's logo. */
  mark: ReactNode
}

/** The assistant's explanation of the results, its picks, and follow-up questions. */
export function ExplanationPanel({ prompt, asked, page, found, mark }: ExplanationPanelProps) {
  const { assistant } = useSite()
  const explanation = useExplanation({ prompt, asked, page, found })
  return (
    <section
      aria-label={m.results_panel({ assistant })}
      aria-busy={explanation === null}
      className="why-panel"
    >
      <span className="why-panel-strands" />
      <span className="why-panel-disc">{mark}</span>
      {/* Always rendered, so that screen readers announce the text when it arrives. */}
      <div aria-live="polite">
        {explanation ? (
          <p className="why-panel-words">{explanation.words}</p>
        ) : (
          <Waiting label={m.results_panel_waiting({ assistant })} />
        )}
        <p className="mt-1.5 text-small text-willow-ink">
          {m.results_panel_by({ assistant, asked })}
        </p>
      </div>
      {explanation ? <Further explanation={explanation} page={page} /> : <FurtherWaiting />}
    </section>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="grid min-h-[102px] max-w-[46ch] content-start gap-4 py-2">
      <span className="sr-only">{label}</span>
      <span className="skeleton skeleton-line w-[92%]" />
      <span className="skeleton skeleton-line w-[84%]" />
      <span className="skeleton skeleton-line w-[40%]" />
    </div>
  )
}

/** Reserves the space of the picks, so that the list below does not shift. */
function FurtherWaiting() {
  return (
    <div aria-hidden="true" className="why-panel-more">
      <div className="mt-3.5 h-11" />
      <div className="mt-6 mb-2 h-6.5" />
      <div className="grid gap-x-6 lg:grid-cols-3">
        {PICK_PLACES.map((place) => (
          <div key={place} className="pick min-h-32">
            <span className="skeleton size-19" />
            <span className="skeleton skeleton-line w-[70%]" />
          </div>
        ))}
      </div>
    </div>
  )
}

function Further({ explanation, page }: { explanation: Explanation; page: CurrentPage }) {
  const { suggestions, picks, theme } = explanation
  return (
    <div className="why-panel-more">
      {suggestions.length > 0 && (
        <nav aria-label={m.results_panel_suggestions()} className="mt-3.5 flex flex-wrap gap-2">
          {suggestions.map(({ text, isTitle }) => (
            <ChipLink key={text} to={searchResultsPath({ q: text, page, aiEnhanced: true })}>
              <span lang={isTitle ? listingLang() : undefined}>{text}</span>
            </ChipLink>
          ))}
        </nav>
      )}
      {picks.length > 0 && (
        <>
          <h2 className="mt-6 mb-2 text-title">{theme ?? m.results_panel_picks()}</h2>
          <ul className="grid gap-x-6 lg:grid-cols-3">
            {picks.map((pick) => (
              <Pick key={pick.listing?.id ?? pick.title} pick={pick} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Pick({ pick: { type, title, reason, listing } }: { pick: Recommendation }) {
  const picture = listing
    ? pictureOf(listing, '1x1')
    : { src: defaultPrintUrl(CATEGORIES[type].contentType, [], '1x1') }
  const to = listing ? listingPath(listing) : searchResultsPath({ q: title })
  return (
    <li className="pick">
      <Print {...picture} alt="" />
      <div>
        <p className="text-micro text-willow-ink">{CATEGORY_TITLES[type]()}</p>
        <h3 className="text-[1.125rem] leading-[1.2]" lang={listing && listingLang()}>
          <Link to={to} prefetch="intent">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-small text-ink-2">{reason}</p>
      </div>
    </li>
  )
}
