import { useState } from 'react'
import type { ListedItem } from '#app/lib/saved/saved-dialog-store.ts'
import { useSavedItems } from '#app/lib/saved/saved-items.ts'
import { fileSaved, makeList, useSavedLists } from '#app/lib/saved/saved-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { ListNameForm } from './list-name-form.tsx'
import '../saved.css'

type ListPickerProps = {
  item: ListedItem
  onClose: () => void
}

/** A dialog to choose the lists of a saved listing, or to create a new one. */
export function ListPicker({ item: { id: listingId, title }, onClose }: ListPickerProps) {
  const lists = useSavedLists()
  const listIds = useSavedItems().find(({ id }) => id === listingId)?.lists ?? []
  const [naming, setNaming] = useState(false)

  function addNew(name: string) {
    fileSaved(listingId, makeList(name).id, true)
    setNaming(false)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title ? m.lists_choose_of({ title }) : m.lists_choose()}
      closeLabel={m.lists_close()}
    >
      <div className="grid gap-4">
        {lists.length === 0 && !naming && <p className="text-ink-2">{m.lists_none()}</p>}
        {lists.length > 0 && (
          <ul className="saved-picker">
            {lists.map((list) => (
              <li key={list.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={listIds.includes(list.id)}
                    onChange={(event) => fileSaved(listingId, list.id, event.currentTarget.checked)}
                  />
                  {list.name}
                </label>
              </li>
            ))}
          </ul>
        )}
        {naming ? (
          <ListNameForm list={null} onName={addNew} onCancel={() => setNaming(false)} />
        ) : (
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setNaming(true)}>
              <Icon name="plus" size={18} />
              {m.lists_new()}
            </Button>
            <Button onClick={onClose}>{m.lists_done()}</Button>
          </span>
        )}
      </div>
    </Dialog>
  )
}
