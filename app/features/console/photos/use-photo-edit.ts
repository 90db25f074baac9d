import { useState } from 'react'
import { AccountError } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type {
  EditedListing,
  ListingConflict,
  NewPhoto,
  UnsavedEdit,
  UnsavedPhotos,
} from '#domain/console/console-api.ts'
import { isSameValue } from '#domain/console/listings/listing-versions.ts'
import { LISTING_PHOTO_BYTES } from '#domain/console/photo-limits.ts'
import type { Photo } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { pathOf } from '../listings/listing-path-of.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { photoFaultText } from './photo-faults.ts'

type PhotoEditProps = {
  listing: EditedListing
  /** Changes of an earlier visit. */
  unsaved: UnsavedEdit | null
  /** Receives the listing as it is stored. */
  onSaved: (listing: EditedListing) => void
}

/** The state of the photos of one listing, with the changes of an earlier visit that were not saved. */
export function usePhotoEdit({ listing, unsaved, onSaved }: PhotoEditProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [draft, setDraft] = useState(() => restore(listing, unsaved?.photos))
  const [restoredAt, setRestoredAt] = useState(draft && unsaved ? unsaved.at : null)
  const [faults, setFaults] = useState<string[]>([])
  const [uploading, setUploading] = useState<{ n: number; total: number } | null>(null)
  const [current, setCurrent] = useState(
    draft && !isSameValue(draft.before, listing.photos) ? listing : null,
  )
  const [isChecked, setIsChecked] = useState(false)
  const photos = draft?.photos ?? listing.photos

  function discard() {
    setDraft(null)
    setRestoredAt(null)
    setCurrent(null)
    setIsChecked(false)
  }
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
        discard()
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
    /** What the autosave stores. */
    draft,
    /** When changes that are shown again were made; null without any. */
    restoredAt,
    /** Shows changes that were made elsewhere. */
    show: setDraft,
    discard,
    /** Whether missing texts are shown as faults. */
    isChecked,
    upload,
    save: () => save(),
    change,
    saveOverTheirs: () => save(current?.photos),
    takeTheirs() {
      if (current) onSaved(withPhotosOf(listing, current))
      discard()
    },
  }
}

export type PhotoEdit = ReturnType<typeof usePhotoEdit>

/** Changes of an earlier visit, unless the listing has them by now. */
function restore({ photos }: EditedListing, draft: UnsavedPhotos | null | undefined) {
  return draft && !isSameValue(draft.photos, photos) ? draft : null
}

/**
 * The listing with stored photos. Fields that somebody else has changed meanwhile stay as they were loaded, so that
 * saving them is still a conflict.
 */
function withPhotosOf(listing: EditedListing, stored: EditedListing): EditedListing {
  const isSame = JSON.stringify(listing.values) === JSON.stringify(stored.values)
  if (isSame) return stored
  return { ...listing, photos: stored.photos, versions: stored.versions }
}
