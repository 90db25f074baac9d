import type { Language } from './language.ts'

/** Questions about the way to a place, folded, as alternatives of a regular expression. */
export const ARRIVAL_QUESTIONS: Record<Language, string> = {
  en: 'how (?:do|can) (?:i|we) (?:get|come) (?:there|here|to you)|how to get (?:there|here)|getting (?:there|here)|nearest (?:station|airport|bus stop)',
  es: 'como (?:se llega|llego|llegamos|llegar)',
  de: 'wie komme(?:n)? (?:ich|wir) (?:hin|dorthin|dahin|zu euch)|anreise|anfahrt',
  fr: 'comment (?:y aller|venir|s y rendre|arriver)|acces au lieu',
}
