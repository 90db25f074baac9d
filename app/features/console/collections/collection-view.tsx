import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { AccountError } from '#app/lib/session/account-api.ts'
import { Button } from '#app/ui/button.tsx'
import type { EditedCollection } from '#domain/collection/collection-api.ts'
import { BASE_LANGUAGE, type Language } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { CollectionConflict } from './collection-conflict.tsx'
import { CollectionForm } from './collection-form.tsx'
import { CollectionPreview, type RenderPreview } from './collection-preview.tsx'
import { CollectionState } from './collection-state.tsx'
import { DeleteCollection } from './delete-collection.tsx'
import { pathOf, useCollectionEdit } from './use-collection-edit.ts'

type CollectionViewProps<Story> = { slug: string; preview: RenderPreview<Story> }

/** The editor of one collection, with its state and preview. */
export function CollectionView<Story>({ slug, preview }: CollectionViewProps<Story>) {
  const { status, value, error, show, retry } = useConsoleData<EditedCollection>(pathOf(slug))
  return (
    <>
      <p className="mt-6">
        <Link to={CONSOLE_PAGES.collections.path} className="link">
          {m.console_collections_back()}
        </Link>
      </p>
      {status === 'loading' && <Waiting />}
      {status === 'failed' && <Missing error={error} onRetry={retry} />}
      {status === 'loaded' && <Editor collection={value} onSaved={show} preview={preview} />}
    </>
  )
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  if (error instanceof AccountError && error.status === 404)
    return <p className="console-note">{m.console_collection_gone()}</p>
  return <Failed onRetry={onRetry} />
}

type EditorProps<Story> = {
  collection: EditedCollection
  onSaved: (collection: EditedCollection) => void
  preview: RenderPreview<Story>
}

function Editor<Story>({ collection, onSaved, preview }: EditorProps<Story>) {
  const edit = useCollectionEdit(collection, onSaved)
  const [language, setLanguage] = useState<Language>(BASE_LANGUAGE)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <h2 className="mt-6">{edit.draft.texts[language]?.title || collection.slug}</h2>
      <CollectionState collection={collection} edit={edit} />
      {edit.conflict && <CollectionConflict edit={edit} current={edit.conflict} />}
      <CollectionForm
        collection={collection}
        edit={edit}
        language={language}
        onLanguage={setLanguage}
      />
      <div className="console-actions">
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? m.console_collection_preview_end() : m.console_collection_preview()}
        </Button>
        <p>{isShown && m.console_collection_preview_saved()}</p>
      </div>
      {isShown && (
        <CollectionPreview
          key={collection.updatedAt + language}
          slug={collection.slug}
          language={language}
          render={preview}
        />
      )}
      <DeleteCollection collection={collection} />
    </>
  )
}
