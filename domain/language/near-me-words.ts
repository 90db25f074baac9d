import type { Language } from './language.ts'

/** Phrases for what is near by, folded, as alternatives of a regular expression. */
export const NEAR_ME: Record<Language, string> = {
  en: 'near(?:by| by| me| us| here| my (?:home|place|house))|close (?:by|to (?:me|us|home|here))|around (?:me|here)|in my (?:area|neighbou?rhood)|closest to me|nearest to me',
  es: 'cerca(?: de (?:mi(?: casa)?|aqui|nosotros))|aqui cerca|por aqui|en mi zona|en mi barrio',
  de: 'in (?:meiner|unserer|der) (?:nahe|umgebung|gegend)|hier in der nahe|nahe bei mir|um mich herum|bei mir um die ecke',
  fr: 'pres de (?:moi|chez moi|nous|chez nous|ici)|(?:autour|a cote) de (?:moi|chez moi)|a proximite|dans (?:mon quartier|le coin|ma region)|par ici',
}
