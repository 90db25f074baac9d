import { countText } from '#app/lib/i18n/number-labels.ts'
import { openSavedDialog } from '#app/lib/saved/saved-dialog-store.ts'
import { savedItems, type toggleSaved } from '#app/lib/saved/saved-items.ts'
import { REMOVED_MESSAGES, SAVED_MESSAGES } from '#app/lib/saved/saved-messages.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

/** Says what a press of the save button has done. */
export function showSaveToast(
  outcome: ReturnType<typeof toggleSaved>,
  { id, contentType }: Pick<Listing, 'id' | 'contentType'>,
): void {
  if (outcome === null) {
    const limit = savedItems().length
    showToast({
      title: m.lists_saved_full_title(),
      description: m.lists_saved_full_text({ limit: countText(limit) }),
      tone: 'danger',
    })
  } else if (outcome === 'removed') {
    showToast({ title: m.detail_unsaved_title(), description: REMOVED_MESSAGES[contentType]() })
  } else {
    showToast({
      title: m.detail_saved_title(),
      description: SAVED_MESSAGES[contentType](),
      action: {
        label: m.lists_add(),
        altText: m.lists_add_alt(),
        onClick: () => openSavedDialog({ id }),
      },
    })
  }
}
