import { useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { ListingEntry, ListingTable } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { useConsoleCall } from '../use-console-call.ts'

const SHOWN = 8

type ListingPickerProps = { isFull: boolean; onChoose: (listing: ListingEntry) => void }

/** Finds public listings by a part of their title, and adds them to the end of the story. */
export function ListingPicker({ isFull, onChoose }: ListingPickerProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [asked, setAsked] = useState('')
  const [found, setFound] = useState<ListingEntry[] | null>(null)

  function find() {
    if (asked.trim() === '') return
    void call.run(async () => {
      const query = new URLSearchParams({ q: asked.trim(), state: 'published', sort: 'title' })
      const response = await callConsole(site, 'GET', `/listings?${query}`)
      const { listings }: ListingTable = await response.json()
      setFound(listings.slice(0, SHOWN))
    })
  }

  return (
    <div className="console-picker">
      <Field
        type="search"
        label={m.console_collection_find()}
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The surrounding form would be saved.
          event.preventDefault()
          find()
        }}
      />
      <Button variant="secondary" busy={call.isBusy} onClick={find}>
        {m.console_collection_find_submit()}
      </Button>
      <CallFault call={call} />
      <p role="status" className="console-second">
        {found?.length === 0 && m.console_collection_found_none()}
      </p>
      <ul>
        {found?.map((listing) => (
          <li key={listing.id}>
            <Button variant="plain" disabled={isFull} onClick={() => onChoose(listing)}>
              <span lang="en">{m.console_collection_add_listing({ title: listing.title })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
