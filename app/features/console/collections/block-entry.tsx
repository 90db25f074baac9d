import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { COLLECTION_LIMITS } from '#domain/collection/collection.ts'
import type { NamedListing } from '#domain/collection/collection-api.ts'
import { m } from '#domain/messages/messages.js'
import { TextAreaField } from '../text-area-field.tsx'
import type { DraftBlock } from './collection-draft.ts'

type BlockEntryProps = {
  block: DraftBlock
  at: number
  isLast: boolean
  /** The stored listing of a listing block. */
  listing: NamedListing | undefined
  /** The title of a listing that was added just now. */
  title: string | undefined
  onText: (text: string) => void
  onMove: (to: number) => void
  onRemove: () => void
  onDragStart: () => void
  onDrop: () => void
}

/** A part of a story: its text or listing, and its place in the order. */
export function BlockEntry(props: BlockEntryProps) {
  const { block, at, isLast, listing, title, onText, onMove, onRemove } = props
  const n = at + 1
  return (
    <li onDragOver={(event) => event.preventDefault()} onDrop={props.onDrop}>
      <span className="console-handle" aria-hidden="true" draggable onDragStart={props.onDragStart}>
        <Icon name="menu" size={16} />
      </span>
      <div className="console-block">
        {block.kind === 'text' && (
          <TextAreaField
            label={m.console_collection_text_n({ n })}
            rows={4}
            maxLength={COLLECTION_LIMITS.prose}
            value={block.text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
        {block.kind === 'heading' && (
          <Field
            label={m.console_collection_heading_n({ n })}
            maxLength={COLLECTION_LIMITS.title}
            value={block.text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
        {block.kind === 'listing' && (
          <p>
            <span className="console-second">{m.console_collection_listing_n({ n })}</span>
            <b lang="en">{listing?.title ?? title ?? block.slug}</b>
            {listing && !listing.isListed && (
              <span className="console-second">{m.console_collection_left_out()}</span>
            )}
          </p>
        )}
        <div className="console-buttons">
          <Button
            variant="secondary"
            disabled={at === 0}
            aria-label={m.console_collection_part_earlier({ n })}
            onClick={() => onMove(at - 1)}
          >
            <Icon name="chevron-up" />
          </Button>
          <Button
            variant="secondary"
            disabled={isLast}
            aria-label={m.console_collection_part_later({ n })}
            onClick={() => onMove(at + 1)}
          >
            <Icon name="chevron-down" />
          </Button>
          <Button
            variant="plain"
            aria-label={m.console_collection_part_remove({ n })}
            onClick={onRemove}
          >
            {m.console_collection_remove()}
          </Button>
        </div>
      </div>
    </li>
  )
}
