import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { COLLECTION_LIMITS, type CollectionBlock } from '#domain/collection/collection.ts'
import type { EditedCollection } from '#domain/collection/collection-api.ts'
import type { Language } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { BlockEntry } from './block-entry.tsx'
import { EMPTY_TEXT, moved, withKey } from './collection-draft.ts'
import { ListingPicker } from './listing-picker.tsx'
import type { CollectionEdit } from './use-collection-edit.ts'

type BodyEditorProps = { collection: EditedCollection; edit: CollectionEdit; language: Language }

/** The parts of a story in their order: paragraphs, headings and listings. */
export function BodyEditor({ collection, edit, language }: BodyEditorProps) {
  const { body } = edit.draft.texts[language] ?? EMPTY_TEXT
  /** Titles of listings that were added here and are not saved yet. */
  const [titles, setTitles] = useState<Record<string, string>>({})
  const [dragged, setDragged] = useState<number | null>(null)
  const setBody = (toNext: (blocks: typeof body) => typeof body) =>
    edit.setText(language, (text) => ({ ...text, body: toNext(text.body) }))
  const add = (block: CollectionBlock) => setBody((blocks) => [...blocks, withKey(block)])
  const isFull = body.length >= COLLECTION_LIMITS.blocks

  return (
    <fieldset className="console-body">
      <legend>{m.console_collection_body()}</legend>
      <p className="console-second">{m.console_collection_body_text()}</p>
      <ol className="console-blocks">
        {body.map((block, at) => (
          <BlockEntry
            key={block.key}
            block={block}
            at={at}
            isLast={at === body.length - 1}
            listing={collection.listings.find(
              ({ slug }) => block.kind === 'listing' && slug === block.slug,
            )}
            title={block.kind === 'listing' ? titles[block.slug] : undefined}
            onText={(text) =>
              setBody((blocks) =>
                blocks.map((known) =>
                  known.key === block.key && known.kind !== 'listing' ? { ...known, text } : known,
                ),
              )
            }
            onMove={(to) => setBody((blocks) => moved(blocks, at, to))}
            onRemove={() => setBody((blocks) => blocks.filter(({ key }) => key !== block.key))}
            onDragStart={() => setDragged(at)}
            onDrop={() => {
              if (dragged !== null) setBody((blocks) => moved(blocks, dragged, at))
              setDragged(null)
            }}
          />
        ))}
      </ol>
      <div className="console-buttons">
        <Button
          variant="secondary"
          disabled={isFull}
          onClick={() => add({ kind: 'text', text: '' })}
        >
          {m.console_collection_add_text()}
        </Button>
        <Button
          variant="secondary"
          disabled={isFull}
          onClick={() => add({ kind: 'heading', text: '' })}
        >
          {m.console_collection_add_heading()}
        </Button>
      </div>
      <ListingPicker
        isFull={isFull}
        onChoose={({ slug, title }) => {
          setTitles((known) => ({ ...known, [slug]: title }))
          add({ kind: 'listing', slug })
        }}
      />
    </fieldset>
  )
}
