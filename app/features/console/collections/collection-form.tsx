import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { EditedCollection } from '#domain/collection/collection-api.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { EMPTY_TEXT } from './collection-draft.ts'
import { CoverField } from './cover-field.tsx'
import { TextEditor } from './text-editor.tsx'
import type { CollectionEdit } from './use-collection-edit.ts'

type CollectionFormProps = {
  collection: EditedCollection
  edit: CollectionEdit
  language: Language
  onLanguage: (language: Language) => void
}

/** The fields of a collection; the texts are those of one language at a time. */
export function CollectionForm({ collection, edit, language, onLanguage }: CollectionFormProps) {
  const { draft, isDirty, call } = edit
  function save(event: FormEvent) {
    event.preventDefault()
    void edit.save()
  }
  function choose(next: Language) {
    if (!draft.texts[next]) edit.set({ texts: { ...draft.texts, [next]: EMPTY_TEXT } })
    onLanguage(next)
  }
  return (
    <form onSubmit={save} className="console-editor" noValidate>
      <label className="console-check">
        <input
          type="checkbox"
          checked={draft.featured}
          onChange={(event) => edit.set({ featured: event.target.checked })}
        />
        {m.console_collection_featured_label()}
      </label>
      <CoverField collection={collection} edit={edit} />
      <fieldset className="console-languages">
        <legend className="sr-only">{m.console_collection_languages()}</legend>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={each === language}
            onClick={() => choose(each)}
          >
            {draft.texts[each]
              ? LANGUAGE_NAMES[each]
              : m.console_collection_add_language({ language: LANGUAGE_NAMES[each] })}
          </button>
        ))}
      </fieldset>
      <TextEditor key={language} collection={collection} edit={edit} language={language} />
      <div className="console-save">
        <Button type="submit" busy={call.isBusy} disabled={!isDirty}>
          {m.console_save()}
        </Button>
        <p role="status">{isDirty && m.console_unsaved()}</p>
      </div>
    </form>
  )
}
