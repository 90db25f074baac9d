import { countText } from '#app/lib/i18n/number-labels.ts'
import { openSavedDialog } from '#app/lib/saved/saved-dialog-store.ts'
import { savedItems, toggleSaved, useIsSaved } from '#app/lib/saved/saved-items.ts'
import { REMOVED_MESSAGES, SAVED_MESSAGES } from '#app/lib/saved/saved-messages.ts'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

type SaveButtonProps = {
  listing: Pick<Listing, 'id' | 'contentType'>
  variant?: ButtonVariant
  className?: string
}

export function SaveButton({ listing, variant = 'plain', className = '' }: SaveButtonProps) {
  const saved = useIsSaved(listing.id)
  return (
    <Button
      variant={variant}
      aria-pressed={saved}
      className={`needs-script ${className}`}
      onClick={() => toggle(listing)}
    >
      <Icon name="heart" className={saved ? 'fill-sun stroke-sun' : undefined} />
      {saved ? m.detail_saved() : m.detail_save()}
    </Button>
  )
}

function toggle({ id, contentType }: SaveButtonProps['listing']) {
  const outcome = toggleSaved(id)
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
