import { useState } from 'react'
import { useNavigate } from 'react-router'
import { countText } from '#app/lib/i18n/number-labels.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { deleteList, makeList, renameList, useSavedLists } from '#app/lib/saved/saved-lists.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { SavedList } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { type SavedEntry, type SavedView, writeSavedView } from '../saved-view.ts'

const nameDialog = lazy(async () => (await import('./list-name-dialog.tsx')).ListNameDialog)

type SavedListsProps = {
  entries: readonly SavedEntry[]
  view: SavedView
  /** The list that is shown; null for all. */
  list: SavedList | null
}

/** Links to all items and each list, with counts and buttons to create, rename and delete a list. */
export function SavedLists({ entries, view, list }: SavedListsProps) {
  const lists = useSavedLists()
  const navigate = useNavigate()
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null)
  const NameDialog = useLazy(nameDialog, naming !== null, () => {
    setNaming(null)
    showToast({ title: m.errors_title(), description: m.errors_not_saved(), tone: 'danger' })
  })
  const sorted = lists.toSorted((one, other) => one.name.localeCompare(other.name, getLocale()))
  const searchOf = (id: string | null) => writeSavedView({ ...view, list: id })
  const countOf = (id: string) => entries.filter(({ item }) => item.lists?.includes(id)).length
  const show = (id: string | null) =>
    navigate({ search: searchOf(id) }, { preventScrollReset: true })

  function name(given: string) {
    if (naming === 'rename' && list) renameList(list, given)
    else show(makeList(given).id)
    setNaming(null)
  }

  function remove(deleted: SavedList) {
    const undo = deleteList(deleted)
    show(null)
    document.getElementById(ALL_ID)?.focus()
    showToast({
      title: m.lists_deleted_title(),
      description: m.lists_deleted_text({ name: deleted.name }),
      action: {
        label: m.lists_undo(),
        altText: m.lists_undo_alt(),
        onClick: () => {
          undo()
          show(deleted.id)
        },
      },
    })
  }

  return (
    <div className="saved-lists">
      <nav aria-label={m.lists_label()} className="saved-chips">
        <ChipLink id={ALL_ID} current={!list} to={{ search: searchOf(null) }} preventScrollReset>
          {m.lists_all_count({ count: countText(entries.length) })}
        </ChipLink>
        {sorted.map(({ id, name: title }) => (
          <ChipLink
            key={id}
            current={list?.id === id}
            to={{ search: searchOf(id) }}
            preventScrollReset
          >
            <span className="saved-list-name">
              {m.lists_named_count({ name: title, count: countText(countOf(id)) })}
            </span>
          </ChipLink>
        ))}
        <button
          type="button"
          className="chip saved-new aria-busy:opacity-60"
          aria-busy={naming === 'new' && !NameDialog}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setNaming('new')}
        >
          <Icon name="plus" size={16} />
          {m.lists_new()}
        </button>
      </nav>
      {list && (
        <div className="saved-actions">
          <button
            type="button"
            className="link saved-action aria-busy:opacity-60"
            aria-busy={naming === 'rename' && !NameDialog}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setNaming('rename')}
          >
            <Icon name="pencil" size={16} />
            {m.lists_rename()}
          </button>
          <button type="button" className="link saved-action" onClick={() => remove(list)}>
            <Icon name="trash" size={16} />
            {m.lists_delete()}
          </button>
        </div>
      )}
      {naming && NameDialog && (
        <NameDialog
          list={naming === 'new' ? null : list}
          onName={name}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  )
}

function preload() {
  nameDialog.load().catch(() => undefined)
}

const ALL_ID = 'saved-all'
