import { type ComponentType, type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Lazy, lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { cachedFactsOf } from '#app/lib/saved/saved-cards.ts'
import { useSavedItems } from '#app/lib/saved/saved-items.ts'
import { useSavedLists } from '#app/lib/saved/saved-lists.ts'
import { useSavedTrips } from '#app/lib/saved/saved-trips.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { useSignedOut } from '#app/lib/session/session-end.ts'
import { useSignInHere } from '#app/lib/session/use-sign-in-here.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ChipLink } from '#app/ui/chip.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { CardSkeleton } from '#app/ui/skeleton.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { SavedItem } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'
import { SavedLists } from './lists/saved-lists.tsx'
import { ShareSaved } from './lists/share-saved.tsx'
import { TITLE_ID } from './remove-button.tsx'
import { CalendarLink } from './saved-calendar-link.tsx'
import { type CardsState, useSavedCards } from './saved-cards.ts'
import { SavedEntryItem } from './saved-entry.tsx'
import { SavedFilters, SavedSortSelect } from './saved-filters.tsx'
import { readSavedView, type SavedEntry, visibleEntries, writeSavedView } from './saved-view.ts'
import './saved.css'

const compareBar = lazy(async () => (await import('./compare/compare-bar.tsx')).CompareBar)
const savedTrips = lazy(async () => (await import('./trips/saved-trips.tsx')).SavedTrips)
const NOTHING = () => {}

type SavedListProps = {
  /** Renders a listing's card with its actions. */
  renderCard: (card: ListingCard, actions: ReactNode) => ReactNode
  /** Puts a map of the listings beside their list. */
  map: Lazy<ComponentType<MapProps>>
}

type MapProps = { ids: readonly string[]; children: ReactNode }

/** The visitor's saved items, with remove and undo. */
export function SavedList(props: SavedListProps) {
  return (
    <>
      {/* Takes the focus when the last item is removed. */}
      <h1 id={TITLE_ID} tabIndex={-1} className="outline-none">
        {m.saved_title()}
      </h1>
      <Trips />
      <SavedItems {...props} />
    </>
  )
}

/** Lazily loaded, as most visitors have none. */
function Trips() {
  const hasTrips = useSavedTrips().length > 0
  const SavedTrips = useLazy(savedTrips, hasTrips, NOTHING)
  return SavedTrips && <SavedTrips />
}

function SavedItems(props: SavedListProps) {
  const items = useSavedItems()
  const lists = useSavedLists()
  const hasTrips = useSavedTrips().length > 0
  const hydrated = useHydrated()
  const member = useMember()
  const state = useSavedCards(items)
  if (!hydrated) return <Waiting />
  if (items.length === 0 && lists.length === 0) return hasTrips ? null : <NothingSaved />
  const entries = toEntries(items, state)
  const knowsAll = entries.every(({ card, facts }) => card || facts)
  if (state.status === 'failed') return <Failed onRetry={state.retry} />
  if (state.status === 'loading' && !knowsAll) return <Waiting />
  return (
    <>
      <p className="text-ink-2" aria-live="polite">
        {m.saved_count({ n: items.length })}. {member ? m.account_saved_where() : m.saved_where()}
      </p>
      {state.isStale && (
        <p role="status" className="mt-2 text-ink-2">
          {m.lists_old()}
        </p>
      )}
      <SavedEntries entries={entries} state={state} {...props} />
    </>
  )
}

function toEntries(items: readonly SavedItem[], { cards, removed }: CardsState): SavedEntry[] {
  return items.map((item) => {
    const isRemoved = removed.has(item.id)
    return {
      item,
      card: isRemoved ? null : (cards.get(item.id) ?? null),
      facts: isRemoved ? (cachedFactsOf(item) ?? null) : null,
      isRemoved,
    }
  })
}

type SavedEntriesProps = SavedListProps & { entries: readonly SavedEntry[]; state: CardsState }

function SavedEntries({ entries, state, renderCard, map }: SavedEntriesProps) {
  const [params] = useSearchParams()
  const lists = useSavedLists()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const CompareBar = useLazy(compareBar, chosen.length > 0, NOTHING)
  const requested = readSavedView(params)
  const list = lists.find(({ id }) => id === requested.list) ?? null
  const view = { ...requested, list: list?.id ?? null }
  const visible = visibleEntries(entries, view)
  const dated = visible.flatMap(({ item }) => (state.dates[item.id] ? [item.id] : []))
  const isNarrowed = view.list !== null || view.category !== null
  const grid = (
    <ul className="listing-grid mt-7">
      {visible.map((entry, place) => (
        <li key={entry.item.id}>
          <SavedEntryItem
            entry={entry}
            date={state.dates[entry.item.id]}
            next={(visible[place + 1] ?? visible[place - 1])?.item}
            chosen={chosen}
            onChoose={setChosen}
            renderCard={renderCard}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <div className="saved-bar">
        <SavedLists entries={entries} view={view} list={list} />
        <div className="saved-tools">
          <ShareSaved key={list?.id ?? 'all'} list={list} />
          {dated.length > 0 && <CalendarLink ids={dated} />}
        </div>
      </div>
      <div className="saved-bar saved-controls">
        <SavedFilters entries={entries} view={view} />
        <div className="saved-tools">
          <ChipLink
            to={{ search: writeSavedView({ ...view, isMap: !view.isMap }) }}
            current={view.isMap}
            preventScrollReset
          >
            <Icon name="map" size={18} />
            {m.lists_on_map()}
          </ChipLink>
          <SavedSortSelect view={view} />
        </div>
      </div>
      {isNarrowed && (
        <p className="sr-only" role="status">
          {m.lists_shown({ n: visible.length })}
        </p>
      )}
      {visible.length === 0 && isNarrowed && (
        <div className="saved-none">
          <h2>{m.lists_filter_empty_title()}</h2>
          <p className="text-ink-2">{m.lists_filter_empty_text()}</p>
          <Link
            to={{ search: writeSavedView({ ...view, list: null, category: null }) }}
            className={buttonClass('secondary')}
            preventScrollReset
          >
            {m.lists_filter_clear()}
          </Link>
        </div>
      )}
      {view.isMap ? (
        <OnMap map={map} ids={visible.map(({ item }) => item.id)}>
          {grid}
        </OnMap>
      ) : (
        grid
      )}
      {CompareBar && <CompareBar entries={entries} chosen={chosen} onChoose={setChosen} />}
    </>
  )
}

/** Mounted in the map view only, since `useLazy` prefetches its part. */
function OnMap({ map, ...props }: MapProps & Pick<SavedListProps, 'map'>) {
  const SavedMap = useLazy(map, true, NOTHING)
  return SavedMap ? <SavedMap {...props} /> : props.children
}

function NothingSaved() {
  const signIn = useSignInHere()
  if (useSignedOut()) {
    return (
      <Empty
        title={m.saved_away_title()}
        text={m.saved_away_text()}
        picture={scenePrintUrl('breath', 'balance', '1x1')}
      >
        <Button onClick={signIn}>{m.account_sign_in()}</Button>
      </Empty>
    )
  }
  return (
    <Empty
      title={m.saved_empty_title()}
      text={m.saved_empty_text()}
      picture={scenePrintUrl('breath', 'balance', '1x1')}
    >
      <Link to="/" className={buttonClass()}>
        {m.saved_explore()}
      </Link>
    </Empty>
  )
}

function Waiting() {
  return (
    <>
      <noscript>
        <p className="mt-4 max-w-[62ch] text-ink-2">{m.saved_needs_script()}</p>
      </noscript>
      <div className="saved-pending">
        <p className="sr-only" role="status">
          {m.saved_loading()}
        </p>
        <div className="listing-grid mt-7" aria-busy="true">
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </div>
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-7">
      <p>{m.saved_failed()}</p>
      <Button variant="secondary" className="mt-4" onClick={onRetry}>
        {m.saved_retry()}
      </Button>
    </div>
  )
}
