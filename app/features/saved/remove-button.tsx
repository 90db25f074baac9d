import { flushSync } from 'react-dom'
import { toggleSaved } from '#app/lib/saved/saved-items.ts'
import { restoreSaved } from '#app/lib/saved/saved-lists.ts'
import { REMOVED_MESSAGES } from '#app/lib/saved/saved-messages.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { ContentType } from '#domain/listing/category.ts'
import type { SavedItem } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'

export const TITLE_ID = 'saved-title'
const removeId = (item: SavedItem) => `remove-${item.id}`
const focusOn = (id: string) => document.getElementById(id)?.focus()

type RemoveButtonProps = {
  item: SavedItem
  title: string
  /** Null if the listing was removed and its content type is unknown. */
  contentType: ContentType | null
  /** The item that takes the focus after removal. */
  next: SavedItem | undefined
}

/** Removes an item; undo restores it with its note and lists. */
export function RemoveButton({ item, title, contentType, next }: RemoveButtonProps) {
  function undo() {
    flushSync(() => restoreSaved(item))
    focusOn(removeId(item))
  }

  function remove() {
    focusOn(next ? removeId(next) : TITLE_ID)
    toggleSaved(item.id)
    showToast({
      title: m.detail_unsaved_title(),
      description: contentType ? REMOVED_MESSAGES[contentType]() : title,
      action: { label: m.saved_undo(), altText: m.saved_undo_alt(), onClick: undo },
    })
  }

  return (
    <button
      type="button"
      id={removeId(item)}
      aria-label={m.saved_remove({ title })}
      className="saved-remove"
      onClick={remove}
    >
      <Icon name="x" size={18} />
      <span>{m.saved_remove_short()}</span>
    </button>
  )
}
