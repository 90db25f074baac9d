import { href } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { isShelfKind, listShelves, type Shelf } from '#domain/listing/shelf.ts'
import { m } from '#domain/messages/messages.js'
import { ShelfChips } from './shelf-links.tsx'
import { UNKNOWN_SHELF } from './shelf-words.ts'

type UnknownShelfProps = {
  contentType: Shelf['contentType']
  /** What the loader has thrown: the kind of shelf that was asked for. */
  kind: unknown
}

/** No such shelf: the real ones of its kind, and the way back. */
export function UnknownShelf({ contentType, kind }: UnknownShelfProps) {
  const back =
    contentType === 'escape'
      ? { to: href('/directory/escapes'), label: m.directory_back_escapes() }
      : { to: href('/directory/experiences'), label: m.directory_back_experiences() }
  return (
    <div className="wrap pt-6 md:pt-14">
      <h1 className="mb-6">{m.directory_unknown_title()}</h1>
      <Alert title={m.errors_title()} back={back}>
        {isShelfKind(kind) ? UNKNOWN_SHELF[kind]() : m.directory_unknown_kind()}
      </Alert>
      {isShelfKind(kind) && (
        <div className="mt-6">
          <ShelfChips shelves={listShelves(contentType, kind)} />
        </div>
      )}
    </div>
  )
}
