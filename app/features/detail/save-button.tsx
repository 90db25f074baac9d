import { Heart } from 'lucide-react'
import { askForLists } from '#app/lib/saved-ask.ts'
import { savedItems, toggleSaved, useIsSaved } from '#app/lib/saved-items.ts'
import { countText } from '#app/lib/spoken.ts'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { m } from '#domain/messages/messages.js'

type SaveButtonProps = { listingId: string; variant?: ButtonVariant; className?: string }

export function SaveButton({ listingId, variant = 'plain', className = '' }: SaveButtonProps) {
  const saved = useIsSaved(listingId)
  return (
    <Button
      variant={variant}
      aria-pressed={saved}
      className={`needs-script ${className}`}
      onClick={() => toggle(listingId)}
    >
      <Heart
        aria-hidden
        size={20}
        strokeWidth={1.5}
        className={saved ? 'fill-sun stroke-sun' : undefined}
      />
      {saved ? m.detail_saved() : m.detail_save()}
    </Button>
  )
}

function toggle(listingId: string) {
  const outcome = toggleSaved(listingId)
  if (outcome === null) {
    const limit = savedItems().length
    showToast({
      title: m.lists_saved_full_title(),
      description: m.lists_saved_full_text({ limit: countText(limit) }),
      tone: 'danger',
    })
  } else if (outcome === 'removed') {
    showToast({ title: m.detail_unsaved_title(), description: m.detail_unsaved_text() })
  } else {
    showToast({
      title: m.detail_saved_title(),
      description: m.detail_saved_text(),
      action: {
        label: m.lists_add(),
        altText: m.lists_add_alt(),
        onClick: () => askForLists({ id: listingId }),
      },
    })
  }
}
