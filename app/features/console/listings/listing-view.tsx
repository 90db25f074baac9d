import { useState } from 'react'
import { Link } from 'react-router'
import { AccountError } from '#app/lib/session/account-api.ts'
import type { EditedListing, OpenedListing } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { PhotosSection } from '../photos/photos-section.tsx'
import { usePhotoEdit } from '../photos/use-photo-edit.ts'
import { useConsoleData } from '../use-console-data.ts'
import { EraseListing } from './erase-listing.tsx'
import { ListingChecklist } from './listing-checklist.tsx'
import { ListingConflict } from './listing-conflict.tsx'
import { ListingForm } from './listing-form.tsx'
import { ListingHistory } from './listing-history.tsx'
import { pathOf } from './listing-path-of.ts'
import { ListingPreview, type PreviewDevice } from './listing-preview.tsx'
import { ListingState } from './listing-state.tsx'
import { findUnsavedEdit } from './local-edit.ts'
import { RestoredEdit } from './restored-edit.tsx'
import { useAutosave } from './use-autosave.ts'
import { useListingEdit } from './use-listing-edit.ts'

/** The editor of one listing, with its state and history. */
export function ListingView({ id, editorId }: { id: string; editorId: string }) {
  const { status, value, error, show, retry } = useConsoleData<OpenedListing>(pathOf(id))
  return (
    <>
      <p className="mt-6">
        <Link to={CONSOLE_PAGES.listings.path} className="link">
          {m.console_listings_back()}
        </Link>
      </p>
      {status === 'loading' && <Waiting />}
      {status === 'failed' &&
        (error instanceof AccountError && error.status === 404 ? (
          <p className="console-note">{m.console_listing_gone()}</p>
        ) : (
          <Failed onRetry={retry} />
        ))}
      {status === 'loaded' && (
        <Editor
          listing={value}
          editorId={editorId}
          onSaved={(saved) => show({ ...saved, unsaved: null })}
        />
      )}
    </>
  )
}

type EditorProps = {
  listing: OpenedListing
  editorId: string
  onSaved: (listing: EditedListing) => void
}

function Editor({ listing, editorId, onSaved }: EditorProps) {
  const [unsaved] = useState(() => findUnsavedEdit(editorId, listing.id, listing.unsaved))
  const edit = useListingEdit({ listing, unsaved, onSaved })
  const photoEdit = usePhotoEdit({ listing, unsaved, onSaved })
  const storedWhere = useAutosave({
    ...{ editorId, listingId: listing.id, ...edit.unsaved, photos: photoEdit.draft },
    stored: listing.unsaved,
    onOtherTab({ values, photos }) {
      edit.show(values)
      photoEdit.show(photos)
    },
  })
  const restoredAt = edit.restoredAt ?? photoEdit.restoredAt
  function discard() {
    edit.discard()
    photoEdit.discard()
  }
  const [device, setDevice] = useState<PreviewDevice | null>(null)
  return (
    <>
      <h2 className="mt-6" lang="en">
        {String(listing.values.title)}
      </h2>
      <ListingState listing={listing} edit={edit} />
      {restoredAt && <RestoredEdit at={restoredAt} onDiscard={discard} />}
      {edit.conflict && <ListingConflict edit={edit} current={edit.conflict} />}
      <ListingChecklist
        contentType={listing.contentType}
        values={edit.values}
        photos={photoEdit.photos}
      />
      <PreviewChoice device={device} onChange={setDevice} />
      <div className="console-beside" data-device={device}>
        <div>
          <ListingForm listing={listing} edit={edit} storedWhere={storedWhere} />
          <PhotosSection listing={listing} edit={photoEdit} storedWhere={storedWhere} />
        </div>
        {device && <ListingPreview {...{ listing, edit, photoEdit, device }} />}
      </div>
      <ListingHistory listing={listing} edit={edit} />
      <EraseListing listing={listing} />
    </>
  )
}

const DEVICE_LABELS: Record<PreviewDevice, () => string> = {
  phone: m.console_preview_phone,
  desktop: m.console_preview_desktop,
}
const DEVICES = Object.keys(DEVICE_LABELS) as PreviewDevice[]

type PreviewChoiceProps = {
  device: PreviewDevice | null
  onChange: (device: PreviewDevice | null) => void
}

function PreviewChoice({ device, onChange }: PreviewChoiceProps) {
  return (
    <div className="console-actions">
      {DEVICES.map((each) => (
        <button
          key={each}
          type="button"
          className="chip"
          aria-pressed={each === device}
          onClick={() => onChange(each === device ? null : each)}
        >
          {DEVICE_LABELS[each]()}
        </button>
      ))}
      <p className="console-second">{m.console_preview_text()}</p>
    </div>
  )
}
