import { isClaim, sentencesOf } from '../../need/claims.ts'
import type { EditorField, EditorValue } from './editor-fields.ts'
import { textOf } from './listing-checklist.ts'

/** Fields whose texts visitors read as a promise. */
const CLAIMING = new Set<EditorField>([
  ...(['title', 'type', 'description', 'longDescription', 'tags', 'inclusions'] as const),
  ...(['requirements', 'certification', 'nearbyNature', 'priceDetails'] as const),
  ...(['benefits', 'faqs', 'host', 'amenityGroups'] as const),
])

/** Sentences of a field that promise a medical effect. */
export function claimsIn(field: EditorField, value: EditorValue): string[] {
  return CLAIMING.has(field) ? sentencesOf(textOf(value)).filter(isClaim) : []
}
