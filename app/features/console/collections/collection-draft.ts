import type {
  Collection,
  CollectionBlock,
  CollectionCover,
  CollectionText,
} from '#domain/collection/collection.ts'
import type { EditedCollection } from '#domain/collection/collection-api.ts'
import { LANGUAGES, type Language } from '#domain/language/language.ts'

/** A block with a key that stays when it is moved. */
export type DraftBlock = CollectionBlock & { key: string }
export type DraftText = Omit<CollectionText, 'body'> & { body: DraftBlock[] }

/** The fields of the editor. */
export type CollectionDraft = {
  featured: boolean
  cover: CollectionCover
  texts: Partial<Record<Language, DraftText>>
}

export const EMPTY_TEXT: DraftText = { title: '', lead: '', voice: null, body: [] }

export const withKey = (block: CollectionBlock): DraftBlock => ({
  ...block,
  key: crypto.randomUUID(),
})

export function draftOf({ featured, cover, texts }: EditedCollection): CollectionDraft {
  const drafts: CollectionDraft['texts'] = {}
  for (const language of LANGUAGES) {
    const text = texts[language]
    if (text) drafts[language] = { ...text, body: text.body.map(withKey) }
  }
  return { featured, cover, texts: drafts }
}

/** What is sent and compared: without keys, empty blocks and an empty voice. */
export function storedOf({ featured, cover, texts }: CollectionDraft) {
  const stored: Collection['texts'] = {}
  for (const language of LANGUAGES) {
    const text = texts[language]
    if (!text) continue
    const body = text.body.flatMap(({ key: _key, ...block }) =>
      block.kind !== 'listing' && block.text.trim() === '' ? [] : [block],
    )
    const voice = text.voice && (text.voice.line || text.voice.name) ? text.voice : null
    stored[language] = { ...text, voice, body }
  }
  return { featured, cover, texts: stored }
}

/** The blocks with the one at `from` moved to `to`. */
export function moved<T>(blocks: readonly T[], from: number, to: number): T[] {
  const rest = blocks.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...blocks.slice(from, from + 1))
}
