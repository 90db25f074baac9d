import { useDeferredValue, useMemo } from 'react'
import type { EditorField, EditorValue } from '#domain/console/listings/editor-fields.ts'
import { claimsIn } from '#domain/console/listings/listing-claims.ts'
import { m } from '#domain/messages/messages.js'

/** The sentences of a field that promise a medical effect, marked while it is typed. */
export function FieldClaims({ field, value }: { field: EditorField; value: EditorValue }) {
  const settled = useDeferredValue(value)
  const claims = useMemo(() => claimsIn(field, settled), [field, settled])
  return (
    <div role="status">
      {claims.length > 0 && (
        <div className="console-claims">
          <p>{m.console_claims()}</p>
          <ul>
            {claims.map((claim) => (
              <li key={claim}>
                <mark lang="en">{claim}</mark>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
