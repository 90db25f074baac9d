import type { Language } from '#domain/language/language.ts'

/** Asks for listings with a higher rating than those shown; superlatives choose among them. */
const BETTER: Readonly<Record<Language, string>> = {
  en: 'better[ -](?:reviews?|reviewed|rat(?:ed|ings?)|scores?|stars)|higher[ -](?:rat(?:ed|ings?)|scores?|stars)|more stars',
  es: '(?<!(?:el|la|lo|los|las) )mejor(?:es)? (?:resenas?|opiniones|criticas|valorad[oa]s?|valoraciones|puntuad[oa]s?|puntuacion|notas?)|mas estrellas|(?:mas alta|mayor) (?:valoracion|puntuacion|nota)',
  de: 'besser(?:e[nrsm]?)? (?:bewertung\\w*|bewertet\\w*|rezension\\w*|noten?)|hoher(?:e[nr]?)? bewert\\w*|mehr sterne',
  fr: '(?<!(?:le|la|les) )mieux note\\w*|(?<!(?:le|la|les) )meilleure?s? (?:avis|notes?|evaluations?|commentaires)|plus d ?etoiles|plus haute note',
}
const IS_BETTER = new RegExp(`\\b(?:${Object.values(BETTER).join('|')})\\b`)

/** "Which of them has better reviews?" compares those shown. */
const WHICH =
  /\b(?:which|of (?:these|those|them)|cual(?:es)?|de (?:est[oa]s|es[oa]s)|welche[rsnm]?|davon|lequel|laquelle|lesquel\w+|parmi)\b/

/** Whether folded text asks for other listings with better reviews. */
export function isBetterRatedRequest(plain: string): boolean {
  return IS_BETTER.test(plain) && !WHICH.test(plain)
}
