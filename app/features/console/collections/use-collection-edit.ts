import { useState } from 'react'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { AccountError } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { CollectionConflict, EditedCollection } from '#domain/collection/collection-api.ts'
import type { Language } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { type CollectionDraft, type DraftText, draftOf, storedOf } from './collection-draft.ts'

export const pathOf = (slug: string) => `/collections/${encodeURIComponent(slug)}`

/** The state of the editor of one collection. `onSaved` receives the collection as it is stored. */
export function useCollectionEdit(
  collection: EditedCollection,
  onSaved: (collection: EditedCollection) => void,
) {
  const site = useSite()
  const call = useConsoleCall()
  const [draft, setDraft] = useState(() => draftOf(collection))
  const [conflict, setConflict] = useState<EditedCollection | null>(null)
  const stored = storedOf(draft)
  const isDirty = JSON.stringify(stored) !== JSON.stringify(storedOf(draftOf(collection)))
  useWindowEvent('beforeunload', (event) => {
    if (isDirty) event.preventDefault()
  })

  function take(saved: EditedCollection) {
    setConflict(null)
    setDraft(draftOf(saved))
    onSaved(saved)
  }

  /** Sends a change; a conflict becomes part of the state. */
  function send(path: string, body: object, done: string): Promise<void> {
    return call.run(async () => {
      try {
        const response = await callConsole(site, 'PUT', pathOf(collection.slug) + path, body)
        take(await response.json())
        showToast({ title: done })
      } catch (error) {
        if (!(error instanceof AccountError) || error.code !== 'conflict') throw error
        setConflict((error.body as CollectionConflict).current)
      }
    })
  }

  return {
    call,
    draft,
    stored,
    conflict,
    isDirty,
    set: (change: Partial<CollectionDraft>) => setDraft((known) => ({ ...known, ...change })),
    setText: (language: Language, toNext: (text: DraftText) => DraftText) =>
      setDraft((known) => {
        const text = known.texts[language]
        if (!text) return known
        return { ...known, texts: { ...known.texts, [language]: toNext(text) } }
      }),
    /** @param basedOn time of the last change that was seen */
    save: (basedOn = collection.updatedAt) => send('', { ...stored, basedOn }, m.console_saved()),
    setState: (state: EditedCollection['state']) =>
      send(
        '/state',
        { state, basedOn: collection.updatedAt },
        state === 'published' ? m.console_done_published() : m.console_done_withdrawn(),
      ),
    takeStored: () => conflict && take(conflict),
  }
}

export type CollectionEdit = ReturnType<typeof useCollectionEdit>
