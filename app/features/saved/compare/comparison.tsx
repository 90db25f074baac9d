import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { pictureOf } from '#app/lib/pictures.ts'
import { comparePath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import type { Category } from '#domain/listing/category.ts'
import type { Comparison as Compared, ComparedFact } from '#domain/listing/comparison.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { AddToComparison } from './add-to-comparison.tsx'
import { FACT_TITLES, FactLabel } from './compared-fact.tsx'
import './compare.css'

type ComparedCard = Pick<
  ListingCard,
  'id' | 'slug' | 'title' | 'contentType' | 'tags' | 'thumbnail' | 'words'
>

type ComparisonProps = {
  cards: readonly ComparedCard[]
  comparison: Compared
  category: Category
}

/** Listings of one category side by side: differing facts, and equal facts collapsed below. */
export function Comparison({ cards, comparison, category }: ComparisonProps) {
  const title = CATEGORY_TITLES[category]()
  const { differing, same } = comparison
  return (
    <>
      <h1>{m.compare_title({ category: title })}</h1>
      {cards.length < 2 && <p className="text-ink-2">{m.compare_few_text()}</p>}
      <AddToComparison cards={cards} />
      <FactTable cards={cards} caption={m.compare_caption({ category: title })} rows={differing} />
      {differing.length === 0 && <p className="mt-4">{m.compare_no_difference()}</p>}
      {same.length > 0 && (
        <details className="compare-same" open={cards.length < 2}>
          <summary>{m.compare_same({ n: same.length })}</summary>
          <FactTable
            cards={cards}
            caption={m.compare_same({ n: same.length })}
            rows={same}
            isBare
          />
        </details>
      )}
    </>
  )
}

type FactTableProps = {
  cards: readonly ComparedCard[]
  caption: string
  rows: readonly ComparedFact[]
  /** Column heads are titles only. */
  isBare?: boolean
}

function FactTable({ cards, caption, rows, isBare = false }: FactTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
    <section className="compare-scroll" aria-label={caption} tabIndex={0}>
      <table className="compare-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{m.compare_fact()}</span>
            </th>
            {cards.map((card) => (
              <th key={card.id} scope="col" lang={isBare ? listingLang() : undefined}>
                {isBare ? card.title : <ColumnHead card={card} cards={cards} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, facts }) => (
            <tr key={name}>
              <th scope="row">{FACT_TITLES[name]()}</th>
              {facts.map((fact, place) => (
                <td key={cards[place]?.id}>
                  <FactLabel fact={fact} words={cards[place]?.words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ColumnHead({ card, cards }: { card: ComparedCard; cards: readonly ComparedCard[] }) {
  const others = cards.flatMap(({ id }) => (id === card.id ? [] : [id]))
  return (
    <>
      <Print {...pictureOf(card, '4x3')} alt="" />
      <Link to={listingPath(card)} className="compare-title" lang={listingLang()}>
        {card.title}
      </Link>
      {others.length > 0 && (
        <Link
          to={comparePath(others)}
          className="icon-btn compare-remove"
          aria-label={m.compare_remove({ title: card.title })}
          preventScrollReset
        >
          <Icon name="x" size={18} />
        </Link>
      )}
    </>
  )
}
