import type { EditorValues } from '#domain/console/listings/editor-fields.ts'
import { type Check, checkListing } from '#domain/console/listings/listing-checklist.ts'
import type { ContentType } from '#domain/listing/category.ts'
import type { Photo } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { FIELD_LABELS } from './field-labels.ts'

/** Where a label alone would not say what is asked for. */
const CHECK_TEXTS: Partial<Record<Check, () => string>> = {
  description: m.console_check_description,
  longDescription: m.console_check_long_description,
  photos: m.console_check_photos,
  price: m.console_check_price,
  dates: m.console_check_dates,
}

type ListingChecklistProps = {
  contentType: ContentType
  values: EditorValues
  photos: readonly Photo[]
}

/** What the listing still lacks; it can be published without. */
export function ListingChecklist({ contentType, values, photos }: ListingChecklistProps) {
  const { missing, total } = checkListing(contentType, values, photos)
  const isOpen = missing.length > 0
  return (
    <details className="console-details" open={isOpen}>
      <summary>{m.console_checklist({ done: total - missing.length, total })}</summary>
      {isOpen ? (
        <ul className="console-checklist">
          {missing.map((check) => (
            <li key={check}>{(CHECK_TEXTS[check] ?? FIELD_LABELS[check as 'type'])()}</li>
          ))}
        </ul>
      ) : (
        <p className="console-second">{m.console_checklist_complete()}</p>
      )}
    </details>
  )
}
