import { href } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { type BrowsePage, isBrowseKind, listBrowsePages } from '#domain/listing/browse-page.ts'
import { m } from '#domain/messages/messages.js'
import { UNKNOWN_BROWSE_PAGE } from './browse-labels.ts'
import { BrowseChips } from './browse-links.tsx'

type UnknownBrowsePageProps = {
  contentType: BrowsePage['contentType']
  /** Data thrown by the loader: the requested kind of browse page. */
  kind: unknown
}

/** The 404 of a browse page, with links to the existing ones of its kind. */
export function UnknownBrowsePage({ contentType, kind }: UnknownBrowsePageProps) {
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
          <BrowseChips browsePages={listBrowsePages(contentType, kind)} />
        </div>
      )}
    </div>
  )
}
