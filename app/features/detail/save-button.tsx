import { lazy, usePrefetchWhenIdle } from '#app/lib/loading/lazy.ts'
import { toggleSaved, useIsSaved } from '#app/lib/saved/saved-items.ts'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

const toast = lazy(async () => (await import('./save-toast.ts')).showSaveToast, 'small')

type SaveButtonProps = {
  listing: Pick<Listing, 'id' | 'contentType'>
  variant?: ButtonVariant
  className?: string
}

export function SaveButton({ listing, variant = 'plain', className = '' }: SaveButtonProps) {
  const saved = useIsSaved(listing.id)
  usePrefetchWhenIdle(toast)
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

function toggle(listing: SaveButtonProps['listing']) {
  const outcome = toggleSaved(listing.id)
  toast
    .load()
    .then((show) => show(outcome, listing))
    .catch(console.warn)
}
