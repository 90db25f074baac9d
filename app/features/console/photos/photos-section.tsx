import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import type { EditedListing } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../call-fault.tsx'
import { type StoredWhere, unsavedText } from '../listings/unsaved-text.ts'
import { PhotoConflict } from './photo-conflict.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoEntry } from './photo-entry.tsx'
import type { PhotoEdit } from './use-photo-edit.ts'

type PhotosSectionProps = { listing: EditedListing; edit: PhotoEdit; storedWhere: StoredWhere }

/** The photos of a listing: added, described, ordered, and removed. */
export function PhotosSection({ listing, edit, storedWhere }: PhotosSectionProps) {
  const { photos, faults, uploading, isDirty, isChecked } = edit
  const isIncomplete = isChecked && photos.some(({ alt }) => alt.trim() === '')
  return (
    <section className="console-section" aria-labelledby="photos-title">
      <h2 id="photos-title">{m.console_photos()}</h2>
      <p className="console-lead">{m.console_photos_text()}</p>
      {edit.theirs && <PhotoConflict edit={edit} theirs={edit.theirs} slug={listing.slug} />}
      <ol className="console-photos">
        {photos.map((photo, at) => (
          <PhotoEntry key={photo.url} edit={edit} photo={photo} at={at} slug={listing.slug} />
        ))}
      </ol>
      <PhotoDrop onFiles={edit.upload} isBusy={uploading !== null} />
      <p role="status" className="console-second">
        {uploading && m.console_photo_uploading(uploading)}
      </p>
      <FormAlert text={faults.length > 0 ? faults.join(' ') : undefined} />
      <FormAlert text={isIncomplete ? m.console_photo_alt_missing() : undefined} />
      <CallFault call={edit.call} />
      <div className="console-actions">
        <Button
          busy={edit.call.isBusy}
          disabled={!isDirty || uploading !== null}
          onClick={edit.save}
        >
          {m.console_photos_save()}
        </Button>
        <p role="status">{isDirty && unsavedText(storedWhere)}</p>
      </div>
    </section>
  )
}
