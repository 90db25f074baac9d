import { useState } from 'react'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { AccountError } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { EditedListing, ListingConflict, NewPhoto } from '#domain/console/console-api.ts'
import { LISTING_PHOTO_BYTES } from '#domain/console/photo-limits.ts'
import type { Photo } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { pathOf } from '../listings/listing-path-of.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { photoFaultText } from './photo-faults.ts'

/** Photos as edited here, and as they were stored when the edit began. */
type Draft = { before: readonly Photo[]; photos: readonly Photo[] }

/** The state of the photos of one listing. `onSaved` receives the listing as it is stored. */
export function usePhotoEdit(listing: EditedListing, onSaved: (listing: EditedListing) => void) {
  const site = useSite()
  const call = useConsoleCall()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [faults, setFaults] = useState<string[]>([])
  const [uploading, setUploading] = useState<{ n: number; total: number } | null>(null)
  const [current, setCurrent] = useState<EditedListing | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const photos = draft?.photos ?? listing.photos
  useWindowEvent('beforeunload', (event) => {
    if (draft) event.preventDefault()
  })

  const change = (toNext: (photos: readonly Photo[]) => readonly Photo[]) =>
    setDraft((known) => {
      const { before, photos } = known ?? { before: listing.photos, photos: listing.photos }
      return { before, photos: toNext(photos) }
    })

  /** Uploads files one after the other; the others go on when one is rejected. */
  async function upload(files: readonly File[]) {
    if (uploading) return
    setFaults([])
    for (const [at, file] of files.entries()) {
      setUploading({ n: at + 1, total: files.length })
      try {
        if (file.size > LISTING_PHOTO_BYTES) throw new AccountError(413, '')
        const response = await callConsole(site, 'POST', `${pathOf(listing.id)}/photos`, file)
        const { url }: NewPhoto = await response.json()
        change((known) => [...known, { url, alt: '' }])
      } catch (error) {
        setFaults((known) => [...known, photoFaultText(file.name, error)])
      }
    }
    setUploading(null)
  }

  function save(before = draft?.before ?? listing.photos): Promise<void> {
    setIsChecked(true)
    setFaults([])
    if (photos.some(({ alt }) => alt.trim() === '')) return Promise.resolve()
    return call.run(async () => {
      try {
        const path = `${pathOf(listing.id)}/photos`
        const response = await callConsole(site, 'PUT', path, { before, photos })
        const saved: EditedListing = await response.json()
        setDraft(null)
        setCurrent(null)
        setIsChecked(false)
        showToast({ title: m.console_photos_saved() })
        onSaved(withPhotosOf(listing, saved))
      } catch (error) {
        if (!(error instanceof AccountError) || error.code !== 'conflict') throw error
        setCurrent((error.body as ListingConflict).current)
      }
    })
  }

  return {
    call,
    photos,
    faults,
    uploading,
    /** The photos that somebody else has stored meanwhile; null without a conflict. */
    theirs: current?.photos ?? null,
    isDirty: draft !== null,
    /** Whether missing texts are shown as faults. */
    isChecked,
    upload,
    save: () => save(),
    change,
    saveOverTheirs: () => save(current?.photos),
    takeTheirs() {
      if (current) onSaved(withPhotosOf(listing, current))
      setDraft(null)
      setCurrent(null)
    },
  }
}

export type PhotoEdit = ReturnType<typeof usePhotoEdit>

/**
 * The listing with stored photos. Fields that somebody else has changed meanwhile stay as they were loaded, so that
 * saving them is still a conflict.
 */
function withPhotosOf(listing: EditedListing, stored: EditedListing): EditedListing {
  const isSame = JSON.stringify(listing.values) === JSON.stringify(stored.values)
  if (isSame) return stored
  return { ...listing, photos: stored.photos, versions: stored.versions }
}
