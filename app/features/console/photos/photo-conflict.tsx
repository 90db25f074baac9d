import { Button } from '#app/ui/button.tsx'
import type { Photo } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { photoSrc } from './photo-src.ts'
import type { PhotoEdit } from './use-photo-edit.ts'

type PhotoConflictProps = { edit: PhotoEdit; theirs: readonly Photo[]; slug: string }

/** The photos that somebody else has stored meanwhile, and a choice between them and those below. */
export function PhotoConflict({ edit, theirs, slug }: PhotoConflictProps) {
  return (
    <section className="console-conflict" role="alert">
      <h3>{m.console_photo_conflict_title()}</h3>
      <p>{m.console_photo_conflict_text()}</p>
      {theirs.length > 0 && (
        <ul className="console-photo-row" aria-label={m.console_conflict_theirs()}>
          {theirs.map((photo, at) => (
            <li key={photo.url}>
              <img src={photoSrc(photo, at, slug)} alt={photo.alt} />
            </li>
          ))}
        </ul>
      )}
      <div className="console-buttons">
        <Button onClick={edit.saveOverTheirs}>{m.console_conflict_keep()}</Button>
        <Button variant="secondary" onClick={edit.takeTheirs}>
          {m.console_conflict_take()}
        </Button>
      </div>
    </section>
  )
}
