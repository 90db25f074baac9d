import { useState } from 'react'
import { Link } from 'react-router'
import { AccountError } from '#app/lib/session/account-api.ts'
import { Button } from '#app/ui/button.tsx'
import type { EditedListing, ListingState } from '#domain/console/console-api.ts'
import { CONTENT_TYPE_LABELS } from '#domain/language/words.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { PhotosSection } from '../photos/photos-section.tsx'
import { usePhotoEdit } from '../photos/use-photo-edit.ts'
import { useConsoleData } from '../use-console-data.ts'
import { EraseListing } from './erase-listing.tsx'
import { ListingConflict } from './listing-conflict.tsx'
import { ListingForm } from './listing-form.tsx'
import { ListingHistory } from './listing-history.tsx'
import { ListingPreview, type PreviewDevice } from './listing-preview.tsx'
import { StateBadge } from './state-badge.tsx'
import { type ListingEdit, pathOf, useListingEdit } from './use-listing-edit.ts'

/** The editor of one listing, with its state and history. */
export function ListingView({ id }: { id: string }) {
  const { status, value, error, show, retry } = useConsoleData<EditedListing>(pathOf(id))
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
      {status === 'loaded' && <Editor listing={value} onSaved={show} />}
    </>
  )
}

type EditorProps = { listing: EditedListing; onSaved: (listing: EditedListing) => void }

function Editor({ listing, onSaved }: EditorProps) {
  const edit = useListingEdit(listing, onSaved)
  const photoEdit = usePhotoEdit(listing, onSaved)
  const [device, setDevice] = useState<PreviewDevice | null>(null)
  return (
    <>
      <h2 className="mt-6" lang="en">
        {String(listing.values.title)}
      </h2>
      <State listing={listing} edit={edit} />
      {edit.conflict && <ListingConflict edit={edit} current={edit.conflict} />}
      <PreviewChoice device={device} onChange={setDevice} />
      <div className="console-beside" data-device={device}>
        <div>
          <ListingForm contentType={listing.contentType} edit={edit} />
          <PhotosSection listing={listing} edit={photoEdit} />
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

const STATE_TEXTS: Record<ListingState, () => string> = {
  published: m.console_withdraw_text,
  withdrawn: m.console_withdrawn_text,
  draft: m.console_draft_text,
}

function State({ listing, edit }: { listing: EditedListing; edit: ListingEdit }) {
  const { state, contentType, updatedAt } = listing
  const listed = state === 'published'
  const done = listed ? m.console_done_withdrawn() : m.console_done_published()
  return (
    <>
      <div className="console-actions">
        <StateBadge state={state} />
        {CONTENT_TYPE_LABELS[contentType]()}
        {listed && (
          <Link to={listingPath(listing)} className="link" target="_blank" rel="noreferrer">
            {m.console_listing_page()}
          </Link>
        )}
        <Button
          variant="secondary"
          busy={edit.call.isBusy}
          disabled={edit.isDirty}
          onClick={() => edit.send('PUT', '/state', { listed: !listed, basedOn: updatedAt }, done)}
        >
          {listed ? m.console_withdraw() : m.console_publish()}
        </Button>
      </div>
      <p className="console-second">{STATE_TEXTS[state]()}</p>
      <CallFault call={edit.call} />
    </>
  )
}
