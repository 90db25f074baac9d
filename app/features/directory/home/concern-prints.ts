import { scenePrintUrl } from '#app/lib/pictures.ts'
import type { CONCERNS } from '#domain/concepts/concern-names.ts'
import { place } from '../prints.ts'

/** The prints of the directory's concern cards. */
export const CONCERN_PRINTS: Record<(typeof CONCERNS)[number], string> = {
  sleep: place('lake', 'calm', '3x4', 'cabin'),
  stress: place('forest', 'restore', '3x4', 'cabin'),
  energy: place('ocean', 'energize', '3x4', 'villa'),
  focus: place('alpine', 'focus', '3x4', 'lodge'),
  digestion: place('countryside', 'balance', '3x4', 'estate'),
  immunity: scenePrintUrl('garden', 'focus', '3x4'),
}
