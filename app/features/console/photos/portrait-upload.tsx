import { type ClipboardEvent, useState } from 'react'
import { AccountError } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import type { NewPhoto } from '#domain/console/console-api.ts'
import { LISTING_PHOTO_BYTES } from '#domain/console/photo-limits.ts'
import { usableThumbnail } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { FileDrop } from '../file-drop.tsx'
import { pathOf } from '../listings/listing-path-of.ts'
import { PICTURE_TYPES } from './photo-drop.tsx'
import { photoFaultText } from './photo-faults.ts'
import { photoSrc } from './photo-src.ts'

type PortraitUploadProps = {
  listing: { id: string; slug: string }
  /** The address of the portrait, '' without one. */
  image: string
  /** Receives an address, or '' when the portrait is removed. */
  onChange: (image: string) => void
}

/** The host's portrait: shown, removed, and replaced by a file that is chosen, dropped or pasted here. */
export function PortraitUpload({ listing, image, onChange }: PortraitUploadProps) {
  const site = useSite()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const source = usableThumbnail(image)

  async function upload([file]: File[]) {
    if (!file) return
    setFault(undefined)
    setIsBusy(true)
    try {
      if (file.size > LISTING_PHOTO_BYTES) throw new AccountError(413, '')
      const response = await callConsole(site, 'POST', `${pathOf(listing.id)}/photos`, file)
      const { url }: NewPhoto = await response.json()
      onChange(url)
    } catch (error) {
      setFault(photoFaultText(file.name, error))
    } finally {
      setIsBusy(false)
    }
  }

  /** Kept from the photos of the listing, which take what is pasted anywhere else. */
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    if (!isBusy) void upload(files)
  }

  return (
    <div className="console-portrait" onPaste={paste}>
      {source && (
        <div className="console-photo-row">
          <img src={photoSrc({ url: source }, 'host', listing.slug)} alt="" />
          <Button variant="plain" onClick={() => onChange('')}>
            {m.console_portrait_remove()}
          </Button>
        </div>
      )}
      <FileDrop
        label={m.console_portrait_add()}
        hint={m.console_portrait_hint()}
        accept={PICTURE_TYPES}
        isBusy={isBusy}
        onFiles={upload}
      />
      <FormAlert text={fault} />
    </div>
  )
}
