export const LANGUAGES = ['en', 'es', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Small words that give a language away; a few are shared, which the counting allows for. */
const MARKERS: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    `i im ive id ill a an the my and is are was were be been to of for with at from not dont cant wont want wants need feel have
    has had this that it its you your we our he hes she shes they them his her someone somebody please help what how when who
    in on me myself about just so too can could should would will after before no never need some there im all any does did`,
  ),
  es: wordSet(
    `yo mi mis me mio no quiero quisiera necesito tengo tiene estoy esta este estas soy es son el la los las un una unos de del
    al con para por que como cuando donde muy mas menos sin sobre nada nadie todo ya se su sus lo le les hay ha he siento
    puedo puede ayuda hacer algo y o pero porque si nos voy vas va vuelto otra vez desde creo eso ella ellos tan tanto quien cual`,
  ),
  de: wordSet(
    `ich mich mir mein meine meinen meinem meiner bin ist sind war habe hat hab der die das den dem des ein eine einen einem
    einer und oder aber nicht kein keine keinen will wollen mochte kann konnen brauche zu zum zur mit fur auf aus bei von
    vom im in an am es er sie wir ihr euch uns sich was wie wer wo wenn dass weil nur noch mehr sehr hilfe bitte nach uber
    immer nie ohne um seit durch als lieber doch mal schon jetzt heute gar etwas alles alle`,
  ),
  fr: wordSet(
    `je jai jy moi me ma mon mes ne nai pas plus suis est es sont ai as a le la les l un une des du de d au aux et ou mais
    que qui quoi quand comment veux voudrais peux peut besoin pour par avec sans sur dans en ce cette ca cest il elle on
    nous vous ils tres trop rien personne tout toute se sa son ses leur y aide faire quelque chose marre`,
  ),
}

/**
 * The languages a text may be in, likeliest first; every one of them when nothing gives it away. Expects
 * folded text (lower case, no accents).
 */
export function languagesIn(plain: string): readonly Language[] {
  const words = plain.match(/\p{L}+/gu) ?? []
  const scores = LANGUAGES.map((language) => ({
    language,
    score: words.reduce((sum, word) => sum + (MARKERS[language].has(word) ? 1 : 0), 0),
  })).sort((a, b) => b.score - a.score)
  const best = scores[0]?.score ?? 0
  if (best === 0) return LANGUAGES
  return scores.filter(({ score }) => score >= 0.6 * best).map(({ language }) => language)
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
