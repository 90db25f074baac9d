import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useAsync } from '#app/lib/loading/use-async.ts'
import { AccountError } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import type { EditedListing, ListingPreview as Preview } from '#domain/console/console-api.ts'
import type { Parts } from '#domain/console/listings/part-fields.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { callConsole } from '../call-console.ts'
import { Failed, Waiting } from '../console-states.tsx'
import type { PhotoEdit } from '../photos/use-photo-edit.ts'
import { pathOf } from './listing-path-of.ts'
import { toFrame } from './preview-frame.ts'
import type { ListingEdit } from './use-listing-edit.ts'

const PAUSE_MS = 700

export type PreviewDevice = 'phone' | 'desktop'

type ListingPreviewProps = {
  listing: EditedListing
  edit: ListingEdit
  photoEdit: PhotoEdit
  device: PreviewDevice
}

/** The page of a listing with what is not saved, rendered again when typing pauses. */
export function ListingPreview({ listing, edit, photoEdit, device }: ListingPreviewProps) {
  const site = useSite()
  const [tab, setTab] = useState('')
  const scrolled = useRef(0)
  const name = m.console_preview_of({ title: String(listing.values.title) })
  const portrait = String((edit.values.host as Parts)['image'] ?? '')
  const asked = { values: edit.changed, photos: photoEdit.photos, tab, language: getLocale() }
  const { status, value, error, retry } = useAsync(
    usePaused(JSON.stringify(asked)),
    async (body) => {
      const path = `${pathOf(listing.id)}/preview`
      const response = await callConsole(site, 'POST', path, JSON.parse(body))
      const { html }: Preview = await response.json()
      return toFrame(html, name, { photos: photoEdit.photos, portrait })
    },
  )
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  if (status === 'failed') {
    const isInvalid = error instanceof AccountError && error.code === 'fields_invalid'
    if (isInvalid) return <p className="console-note">{m.console_preview_invalid()}</p>
    return <Failed onRetry={retry} />
  }
  if (last === null) return <Waiting />

  /** Tabs lead to the same page; other links would lead away from the preview. */
  function onLoad({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) {
    contentDocument?.defaultView?.scrollTo(0, scrolled.current)
    contentDocument?.addEventListener('scroll', () => {
      scrolled.current = contentDocument.documentElement.scrollTop
    })
    contentDocument?.addEventListener('submit', (submit) => submit.preventDefault())
    contentDocument?.addEventListener('click', (click) => {
      click.preventDefault()
      const link = (click.target as Element).closest<HTMLAnchorElement>('[role=tab]')
      if (link) setTab(new URL(link.href).searchParams.get('tab') ?? '')
    })
  }

  return (
    <div className="console-frame" aria-busy={status === 'loading'}>
      {/* Not sandboxed: browsers would not run the handlers that onLoad adds. toFrame takes the scripts out. */}
      <iframe title={name} srcDoc={last} data-device={device} onLoad={onLoad} />
    </div>
  )
}

/** A value once it has not changed for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
