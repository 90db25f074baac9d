import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { NearForm, type NearFormProps } from '../near/near-form.tsx'

/** The place that the list is ordered from, asked for over the map; closed by Escape and once it is found. */
export function MapNear({ onFound, ...form }: NearFormProps) {
  const box = useRef<HTMLDetailsElement>(null)

  function close() {
    if (!box.current) return
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !box.current?.open) return
    event.preventDefault()
    close()
  }

  return (
    <details ref={box} className="map-near" onKeyDown={onKeyDown}>
      <summary>
        <Icon name="map-pin" size={16} />
        {m.listings_near()}
      </summary>
      <NearForm
        {...form}
        onFound={() => {
          close()
          onFound?.()
        }}
      />
    </details>
  )
}
