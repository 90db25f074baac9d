import { fold } from '../text/text.ts'
import { LANGUAGES, type Language } from './language.ts'

/** Share of the likeliest language's markers from which another language counts as possible. */
const CLOSE = 0.6

/** Function words that indicate a language; shared ones are weighed by counting. */
const MARKERS: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    `i im ive id ill a an the my and is are was were be been to of for with at from not dont
    cant wont want wants need feel have has had this that it its you your we our he hes she
    shes they them his her someone somebody please help what how when who in on me myself
    about just so too can could should would will after before no never some there all any
    does did something do by near without while into these here see bad kind land son sons
    force good best under over between per get go keep make place where`,
  ),
  es: wordSet(
    `yo mi mis me mio no quiero quisiera necesito tengo tiene estoy esta este estas soy es son
    el la los las un una unos de del al con para por que como cuando donde muy mas menos sin
    sobre nada nadie todo ya se su sus lo le les hay ha he siento puedo puede ayuda hacer algo
    y o pero porque si nos voy vas va vuelto otra vez desde creo eso ella ellos tan tanto
    quien cual cerca hacia busco mucho mucha en a e te tu tus cada durante entre ni aqui asi siempre
    semana semanas noches personas dolares nunca tras hasta cuesta tambien ahora estar ser algun alguna nuestro nuestra despues antes mejor mayor`,
  ),
  de: wordSet(
    `ich mich mir mein meine meinen meinem meiner bin ist sind war habe hat hab der die das den
    dem des ein eine einen einem einer und oder aber nicht kein keine keinen will wollen
    mochte kann konnen brauche zu zum zur mit fur auf aus bei von vom im in an am es er sie
    wir ihr euch uns sich was wie wer wo wenn dass weil nur noch mehr sehr hilfe bitte nach
    uber immer nie ohne um seit durch als lieber doch mal schon jetzt heute gar etwas alles
    alle suche fuhle auch dann wenn hier dieser diese dieses ganz standig viel wieder werden wird
    wurde sein seine unser unsere unserem zwischen gegen vor beim ins jeden jede unter mehr lass zwei drei woche wochen tage nachte personen`,
  ),
  fr: wordSet(
    `je jai jy moi me ma mon mes ne nai pas plus suis est es sont ai as a le la les l un une
    des du de d au aux et ou mais que qui quoi quand comment veux voudrais peux peut besoin
    pour par avec sans sur dans en ce cette ca cest il elle on nous vous ils tres trop rien
    personne tout toute se sa son ses leur y a etre suis fait chez entre vers sous car donc dun dune
    ni lors deja encore toujours jamais souvent quelle mieux trouver aide faire quelque chose marre apres mal cherche
    pres deux semaine semaines jours nuits personnes
    jarrive narrive jaime jaimerais javais jen lai quil quelle quelles quils quon quun quune quaujourdhui aujourdhui`,
  ),
}

/** Whether a folded word is a marker of any language, and so no misspelling. */
export function isMarker(word: string): boolean {
  return LANGUAGES.some((language) => MARKERS[language].has(word))
}

/** Whether a folded word is a marker of a language. */
export function isMarkerIn(word: string, language: Language): boolean {
  return MARKERS[language].has(word)
}

/**
 * Languages that a text may be in, likeliest first: those with the most markers, and English beside them;
 * all of them when there are no markers. Expects folded words.
 */
export function languagesOf(words: readonly string[]): readonly Language[] {
  const counts = markersIn(words)
  const english = counts.en
  const others = (['es', 'de', 'fr'] as const)
    .filter((language) => counts[language] > 0 && counts[language] >= english)
    .sort((a, b) => counts[b] - counts[a])
  const most = others[0] ? counts[others[0]] : 0
  if (most === 0) return english > 0 ? ['en'] : LANGUAGES
  const likely = others.filter((language) => counts[language] >= CLOSE * most)
  return english === most ? ['en', ...likely] : [...likely, 'en']
}

/**
 * The same for safety checks, with a lower threshold: English is included only with markers of its own,
 * since "die" is a German article. `share` is the share of the likeliest language's markers that another
 * one needs.
 */
export function languagesIn(words: readonly string[], share = CLOSE): readonly Language[] {
  const counts = markersIn(words)
  const most = Math.max(...LANGUAGES.map((language) => counts[language]))
  if (most === 0) return LANGUAGES
  return LANGUAGES.filter((language) => counts[language] >= share * most).sort(
    (a, b) => counts[b] - counts[a],
  )
}

/**
 * The language of a text with at least two markers and more than any other language; else null. Never
 * throws.
 */
export function detectLanguage(text: string): Language | null {
  const counts = markersIn(fold(text.slice(0, 1_000)).match(/\p{L}+/gu) ?? [])
  const [first, second] = LANGUAGES.toSorted((a, b) => counts[b] - counts[a])
  const isSure = first && second && counts[first] >= 2 && counts[first] > counts[second]
  return isSure ? first : null
}

/** Number of markers of each language among folded words. */
export function markersIn(words: readonly string[]): Record<Language, number> {
  const countOf = (language: Language) => words.filter((word) => MARKERS[language].has(word)).length
  return { en: countOf('en'), es: countOf('es'), de: countOf('de'), fr: countOf('fr') }
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}
