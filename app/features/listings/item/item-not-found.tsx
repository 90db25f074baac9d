import { Alert } from '#app/ui/alert.tsx'
import { m } from '#domain/messages/messages.js'

/** For an address that names an item which is not there; the list below is the way on. */
export function ItemNotFound() {
  return (
    <Alert title={m.errors_title()} className="mt-6">
      {m.listings_item_gone()}
    </Alert>
  )
}
