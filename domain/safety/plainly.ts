import { LANGUAGES, type Language } from '../language.ts'

/** Nothing follows that could make a figure of speech of it ("die laughing", "heart attack from the prices"). */
const END =
  '(?= ?(?:$|[.,;:!?…)])| (?:and|but|now|tonight|today|please|help|anymore|y|pero|hoy|ya|ahora|ayuda|und|aber|heute|jetzt|bitte|et|mais|ce soir|maintenant|aide)\\b)'

/** One word or two between, but none that takes it back. */
const but = (taken: string, most = 2) => `(?: (?!(?:${taken})\\b)\\p{L}+){0,${most}}`

/** What is said of oneself, or of somebody who needs help at once, in so many words; folded. */
const PLAIN: Record<Language, readonly string[]> = {
  en: [
    `\\b(?:i|im|ill|ive)${but('dont|do|not|never|didnt|wont|no')} (?:want|wanna|going|gonna|plan|planning|about|ready)(?: to)? (?:die|(?:kill|hang|hurt|cut|poison) myself|end my life|take my (?:own )?life|be dead)`,
    '\\bi (?:dont|do not|cant|no longer) want to (?:live|be alive|exist)(?: any ?(?:more|longer))?',
    '\\b(?:im|i am) (?:feeling )?suicidal|(?<!\\b(?:no|not|without) )\\bsuicidal thoughts',
    '\\b(?:i|he|she|baby|son|daughter|husband|wife|mother|father) (?:cant|cannot|isnt|is not|stopped) breath(?:e|ing)|\\b(?:hes|shes) not breathing',
    '\\b(?:call|need) an ambulance',
    '\\b(?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|mom|mum|brother) (?:hits|beats|rapes|chokes) me',
  ],
  es: [
    '(?<!\\bno )(?<!\\bno me )\\b(?:quiero|voy a|pienso) (?:morir(?:me)?|suicidarme|matarme|ahorcarme|quitarme la vida)',
    '(?<!\\bno )\\bme (?:quiero|voy a) (?:morir|matar|suicidar|ahorcar)|\\btengo (?:ideas|pensamientos) suicidas',
    '\\bno quiero (?:vivir|seguir viviendo)(?: mas)?',
    '\\bno puedo respirar|\\bno respira',
    '\\b(?:marido|pareja|novio|novia|mujer|padre) me (?:pega|viola|maltrata)',
  ],
  de: [
    '\\bich bringe? mich um|\\bich habe? (?:suizid|selbstmord)gedanken|\\bich bin lebensmude',
    `\\bich (?:will|mochte|werde)${but('nicht|nie|nur|kein|keine')} (?:sterben|tot sein|umbringen|toten)`,
    '\\bich (?:will|mochte|kann) nicht mehr (?:leben|weiterleben)',
    '\\b(?:krieg|kriege|kriegt|bekomme|bekommt) keine luft(?: mehr)?|\\batmet nicht(?: mehr)?',
    '\\b(?:mann|freund|partner|frau|freundin|vater) schlagt mich',
  ],
  fr: [
    `\\bje (?:veux|vais)${but('pas|plus|jamais|juste', 1)} (?:mourir|crever|tuer|suicider|pendre|en finir)`,
    '\\bjai des (?:idees|pensees) suicidaires|\\bjveux (?:mourir|crever)',
    '\\bje (?:ne )?(?:veux|peux) plus vivre',
    '\\b(?:arrive|peux|peut) (?:pas|plus)(?: a)? respirer|\\brespire (?:pas|plus)',
    '\\b(?:mari|copain|compagnon|conjoint|pere) me (?:frappe|bat|viole)',
  ],
}

const compiled = (patterns: readonly string[]) => new RegExp(`(?:${patterns.join('|')})${END}`, 'u')
const COMPILED = {
  en: compiled(PLAIN.en),
  es: compiled(PLAIN.es),
  de: compiled(PLAIN.de),
  fr: compiled(PLAIN.fr),
}

/** The language in which a text says danger so plainly that nobody need be asked. Expects folded text. Total. */
export function plainLanguage(text: string): Language | null {
  return LANGUAGES.find((language) => COMPILED[language].test(text)) ?? null
}
