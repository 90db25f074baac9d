import type { Language } from './language.ts'

/** Words before the name of a town, folded, as alternatives of a regular expression. */
export const PLACE_PREPOSITIONS: Record<Language, string> = {
  en: 'in|near|around|to|at|from|outside|not far from',
  es: 'a|en|de|desde|cerca de|lejos de',
  de: 'in|bei|nach|aus|um|von|nahe',
  fr: 'a|de|dans|vers|pres de|loin de|autour de',
}
