import { Alert } from '#app/ui/alert.tsx'
import { m } from '#domain/messages/messages.js'

/** Alert above the list when the item in the URL is not available. */
export function ItemNotFound() {
  return (
    <Alert title={m.errors_title()} className="mt-6">
      {m.listings_item_gone()}
    </Alert>
  )
}
