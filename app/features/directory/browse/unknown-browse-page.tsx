import { href } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { type BrowsePage, isBrowseKind, listBrowsePages } from '#domain/listing/browse-page.ts'
import { m } from '#domain/messages/messages.js'
import { UNKNOWN_BROWSE_PAGE } from './browse-labels.ts'
import { BrowseChips } from './browse-links.tsx'

type UnknownShelfProps = {
  contentType: BrowsePage['contentType']
  /** What the loader has thrown: the kind of shelf that was asked for. */
  kind: unknown
}

/** No such shelf: the real ones of its kind, and the way back. */
export function UnknownBrowsePage({ contentType, kind }: UnknownShelfProps) {
  const back =
    contentType === 'escape'
      ? { to: href('/directory/escapes'), label: m.directory_back_escapes() }
      : { to: href('/directory/experiences'), label: m.directory_back_experiences() }
  return (
    <div className="wrap pt-6 md:pt-14">
      <h1 className="mb-6">{m.directory_unknown_title()}</h1>
      <Alert title={m.errors_title()} back={back}>
        {isBrowseKind(kind) ? UNKNOWN_BROWSE_PAGE[kind]() : m.directory_unknown_kind()}
      </Alert>
      {isBrowseKind(kind) && (
        <div className="mt-6">
          <BrowseChips shelves={listBrowsePages(contentType, kind)} />
        </div>
      )}
    </div>
  )
}
