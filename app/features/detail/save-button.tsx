import { Heart } from 'lucide-react'
import { toggleSaved, useIsSaved } from '#app/lib/saved-items.ts'
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
      onClick={() => announce(toggleSaved(listingId))}
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

function announce(saved: boolean) {
  showToast(
    saved
      ? { title: m.detail_saved_title(), description: m.detail_saved_text() }
      : { title: m.detail_unsaved_title(), description: m.detail_unsaved_text() },
  )
}
