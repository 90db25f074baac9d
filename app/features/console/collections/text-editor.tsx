import { Field } from '#app/ui/form/field.tsx'
import { COLLECTION_LIMITS, type Voice } from '#domain/collection/collection.ts'
import type { EditedCollection } from '#domain/collection/collection-api.ts'
import type { Language } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { TextAreaField } from '../text-area-field.tsx'
import { BodyEditor } from './body-editor.tsx'
import { EMPTY_TEXT } from './collection-draft.ts'
import type { CollectionEdit } from './use-collection-edit.ts'

type TextEditorProps = { collection: EditedCollection; edit: CollectionEdit; language: Language }

/** The texts of one language: title, introduction, voice and body. */
export function TextEditor({ collection, edit, language }: TextEditorProps) {
  const { title, lead, voice } = edit.draft.texts[language] ?? EMPTY_TEXT
  const set = (change: { title?: string; lead?: string; voice?: Voice }) =>
    edit.setText(language, (text) => ({ ...text, ...change }))
  const { name = '', line = '' } = voice ?? {}
  return (
    <div className="console-language" lang={language}>
      <Field
        label={m.console_collection_title()}
        required
        maxLength={COLLECTION_LIMITS.title}
        value={title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextAreaField
        label={m.console_collection_lead()}
        hint={m.console_collection_lead_hint()}
        required
        rows={3}
        maxLength={COLLECTION_LIMITS.lead}
        value={lead}
        onChange={(event) => set({ lead: event.target.value })}
      />
      <TextAreaField
        label={m.console_collection_voice()}
        rows={2}
        maxLength={COLLECTION_LIMITS.lead}
        value={line}
        onChange={(event) => set({ voice: { name, line: event.target.value } })}
      />
      <Field
        label={m.console_collection_voice_name()}
        maxLength={COLLECTION_LIMITS.title}
        value={name}
        onChange={(event) => set({ voice: { line, name: event.target.value } })}
      />
      <BodyEditor collection={collection} edit={edit} language={language} />
    </div>
  )
}
