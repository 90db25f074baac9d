import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { defaultPrintUrl, pictureOf } from '#app/lib/pictures.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import type { CurrentPage } from '#domain/chat/assistant.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES, categoryOf } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { linkOf } from './row-link.ts'
import type { Row } from './search-state.ts'

type SuggestionListProps = {
  id: string
  heading: string
  explanation: string
  rows: readonly Row[]
  active: number
  isWaiting: boolean
  isQueried: boolean
  page: CurrentPage
  onChoose: () => void
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, heading, explanation, rows, active, isWaiting, isQueried, page } = props
  const isEmpty = rows.length === 0
  const shown = !isEmpty || isQueried
  return (
    <div className="search-panel-list" aria-busy={isWaiting}>
      {shown && (
        <h2 id={`${id}-heading`} className="search-panel-heading">
          {heading}
        </h2>
      )}
      {explanation && <p className="search-panel-why">{explanation}</p>}
      {isEmpty && isQueried && isWaiting && <SkeletonLines />}
      {isEmpty && isQueried && !isWaiting && !explanation && (
        <p className="search-panel-none">{m.search_nothing_yet()}</p>
      )}
      <div id={id} role="listbox" aria-label={heading}>
        {rows.map((row, at) => (
          <SuggestionRow
            key={keyOf(row)}
            id={`${id}-${at}`}
            row={row}
            page={page}
            isActive={at === active}
            onChoose={props.onChoose}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {isWaiting ? m.search_waiting() : isQueried ? m.search_shown({ n: rows.length }) : ''}
      </p>
    </div>
  )
}

type SuggestionRowProps = {
  id: string
  row: Row
  page: CurrentPage
  isActive: boolean
  onChoose: () => void
}

/** The focus stays in the text box: rows are highlighted, not focused. */
function SuggestionRow({ id, row, page, isActive, onChoose }: SuggestionRowProps) {
  const element = useRef<HTMLAnchorElement>(null)
  const { to, state } = linkOf(row, page)

  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  function choose(event: MouseEvent) {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose()
  }

  return (
    <Link
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      state={state}
      className="search-panel-row"
      onClick={choose}
    >
      {row.kind === 'completion' ? <Completion text={row.text} /> : <Pictured row={row} />}
    </Link>
  )
}

function Completion({ text }: { text: string }) {
  return (
    <>
      <i className="search-panel-completes">
        <Icon name="search" size={18} />
      </i>
      <span>{text}</span>
    </>
  )
}

type PicturedRow = Exclude<Row, { kind: 'completion' }>

function Pictured({ row }: { row: PicturedRow }) {
  const { text, isTitle, category, picture } = displayOf(row)
  return (
    <>
      <Print {...picture} alt="" ratio="1x1" />
      <span lang={isTitle ? listingLang() : undefined}>{text}</span>
      {row.kind === 'open' ? (
        <small className="search-panel-open">
          {m.search_open()}
          <Icon name="arrow-right" size={16} />
        </small>
      ) : (
        <small>{CATEGORY_TITLES[category]()}</small>
      )}
    </>
  )
}

function SkeletonLines() {
  return (
    <div className="search-panel-quiet" aria-hidden>
      <i />
      <i />
      <i />
    </div>
  )
}

function displayOf(row: PicturedRow) {
  if (row.kind !== 'suggestion') {
    const { hit } = row
    return {
      text: hit.title,
      isTitle: true,
      category: categoryOf(hit.contentType),
      picture: pictureOf(hit, '1x1'),
    }
  }
  const { text, category, listing } = row.suggestion
  const fallbackPrint = defaultPrintUrl(CATEGORIES[category].contentType, [], '1x1')
  const picture = listing
    ? pictureOf(listing, '1x1')
    : ({ src: fallbackPrint, fallback: fallbackPrint, kind: 'print' } as const)
  return { text, isTitle: listing !== undefined, category, picture }
}

function keyOf(row: Row): string {
  if (row.kind === 'completion') return `completion ${row.text}`
  return row.kind === 'suggestion'
    ? `suggestion ${row.suggestion.text}`
    : `${row.kind} ${row.hit.slug}`
}
