import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { Photo } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { FocusPicker } from './focus-picker.tsx'
import type { PhotoEdit } from './use-photo-edit.ts'

type PhotoEntryProps = { edit: PhotoEdit; photo: Photo; at: number; slug: string }

/** One photo: its focal point, its text, and its place in the order. */
export function PhotoEntry({ edit, photo, at, slug }: PhotoEntryProps) {
  const n = at + 1
  const isLast = n === edit.photos.length
  const set = (values: Partial<Photo>) =>
    edit.change((photos) =>
      photos.map((known) => (known.url === photo.url ? { ...known, ...values } : known)),
    )
  /** Moves the photo by one place. */
  const move = (by: 1 | -1) =>
    edit.change((photos) => {
      const others = photos.filter(({ url }) => url !== photo.url)
      return others.toSpliced(at + by, 0, photo)
    })
  const missing = edit.isChecked && photo.alt.trim() === ''
  return (
    <li>
      <FocusPicker photo={photo} at={at} slug={slug} onChange={(focus) => set({ focus })} />
      <div className="console-photo-fields">
        <p className="console-second">
          {at === 0 ? m.console_photo_cover() : m.console_photo_n({ n })}
        </p>
        <Field
          label={m.console_photo_alt()}
          hint={m.console_photo_alt_hint()}
          error={missing ? m.console_photo_alt_needed() : undefined}
          value={photo.alt}
          maxLength={500}
          required
          onChange={(event) => set({ alt: event.target.value })}
        />
        <div className="console-buttons">
          <Button
            variant="secondary"
            disabled={at === 0}
            aria-label={m.console_photo_earlier_n({ n })}
            onClick={() => move(-1)}
          >
            {m.console_photo_earlier()}
          </Button>
          <Button
            variant="secondary"
            disabled={isLast}
            aria-label={m.console_photo_later_n({ n })}
            onClick={() => move(1)}
          >
            {m.console_photo_later()}
          </Button>
          <Button
            variant="plain"
            aria-label={m.console_photo_remove_n({ n })}
            onClick={() => edit.change((photos) => photos.filter(({ url }) => url !== photo.url))}
          >
            {m.console_photo_remove()}
          </Button>
        </div>
      </div>
    </li>
  )
}
