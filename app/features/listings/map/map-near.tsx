import { Icon } from '#app/ui/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { NearForm } from '../near/near-form.tsx'

/** The place that the list is ordered from, asked for over the map. */
export function MapNear({ onFound }: { onFound: () => void }) {
  return (
    <details className="map-near">
      <summary>
        <Icon name="map-pin" size={16} />
        {m.listings_near()}
      </summary>
      <NearForm onFound={onFound} />
    </details>
  )
}
