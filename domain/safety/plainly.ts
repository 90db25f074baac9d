import { LANGUAGES, type Language } from '../language/language.ts'
import { mentionsWeight } from '../listing/weight.ts'

/**
 * A required end: otherwise a figure of speech ("die laughing", "heart attack from the prices").
 */
const END =
  '(?= ?(?:$|[.,;:!?…)])| (?:and|but|now|tonight|today|please|help|anymore|y|pero|hoy|ya|ahora|ayuda|und|aber|heute|jetzt|bitte|et|mais|ce soir|maintenant|aide)\\b)'

/** Up to `most` words, except `excluded`, which would negate the phrase. */
const but = (excluded: string, most = 2) => `(?: (?!(?:${excluded})\\b)\\p{L}+){0,${most}}`

/** Explicit statements about oneself, or somebody who needs help at once; folded. */
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
    // Including common misspellings: "kiero", "bibir", "morir me".
    '(?<!\\bno )(?<!\\bno me )\\b(?:(?:qu?|k)iero|voy a|pienso) (?:mor?rir(?: ?me)?|suicidar ?me|matar ?me|ahorcar ?me|[kq]u?itar ?me la [bv]ida)',
    '(?<!\\bno )\\bme (?:(?:qu?|k)iero|voy a) (?:mor?rir|matar|suicidar|ahorcar)|\\btengo (?:ideas|pensamientos) suicidas',
    '\\bno (?:qu?|k)iero (?:[bv]i[bv]ir|seguir [bv]i[bv]iendo)(?: mas)?',
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

/**
 * The language in which a text states danger explicitly; null for none. Expects folded text. Never
 * throws.
 */
export function plainLanguage(text: string): Language | null {
  return LANGUAGES.find((language) => COMPILED[language].test(text)) ?? null
}

/** Ten pounds, five kilos or more within days: harmful to any body. */
const MUCH =
  '(?:[1-9]\\d+|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|cinco|seis|siete|ocho|diez|doce|quince|veinte|funf|sechs|sieben|acht|zehn|zwolf|funfzehn|zwanzig|cinq|six|sept|huit|dix|douze|quinze|vingt)'
const SOON = {
  en: '(?:in|within|by|this) (?:(?:a|one|two|\\d|ten|five|seven|the|next) )?(?:weeks?|days?|friday|weekend)',
  es: '(?:en|esta) (?:(?:una?|dos|\\d+|diez|cinco|siete|pocos) )?(?:semanas?|dias?)',
  de: '(?:in|diese|bis) (?:(?:einer|zwei|\\d+|zehn|funf|sieben|dieser) )?(?:wochen?|tagen|freitag)',
  fr: '(?:en|cette) (?:(?:une|deux|\\d+|dix|cinq|sept) )?(?:semaines?|jours)',
}
const EATING = new RegExp(
  `\\b(?:${[
    // Purging and vomiting mentioned in passing.
    'i (?:\\w+ )?(?:purge|purged|am purging|throw up|vomit|puke) (?:\\w+ ){0,3}(?:after|my (?:food|meals?|lunch|dinner|breakfast)|what i eat|meals?)',
    '(?:me purgo|me provoco (?:el )?vomitos?|vomito (?:todo )?lo que como|vomito (?:\\w+ )?despues de (?:comer|cada comida))',
    '(?:ich )?(?:erbreche|kotze|ubergebe mich) (?:\\w+ ){0,3}(?:nach (?:dem|jedem|jeder|den) (?:essen|mahlzeit\\w*)|mein essen|absichtlich)',
    'je (?:me (?:purge|fais vomir)|vomis (?:tout )?(?:ce que je mange|apres (?:\\w+ )?repas|mes repas))',
    // How long one can go without food, and physical signs of too little food.
    'how long can (?:\\w+ ){1,3}(?:go |last |survive |live )?without (?:eating|food)|periods? (?:\\w+ ){0,2}(?:stopped|gone|disappeared) (?:\\w+ ){0,4}(?:eat|eating|food|fasting|dieting)',
    'cuanto (?:tiempo )?(?:\\w+ )?(?:puede|puedo|aguanta|aguanto) (?:\\w+ )?sin comer|(?:sin regla|se me (?:fue|ha ido) la regla) (?:\\w+ ){0,4}(?:como|comer|dieta)',
    'wie lang(?:e)? (?:\\w+ ){0,3}ohne (?:essen|nahrung)|(?:tage|periode|regel) (?:\\w+ ){0,3}(?:weg|aus|ausgeblieben) (?:\\w+ ){0,4}(?:esse|essen|faste)',
    'combien de temps (?:\\w+ ){0,4}sans manger|(?:plus mes regles|plus de regles) (?:\\w+ ){0,5}(?:mange|manger|regime|jeune)',
    // Weight lost faster than is safe.
    `(?:los\\w+|drop\\w*|shed\\w*) (?:\\w+ )?${MUCH} (?:pounds?|lbs?|kilos?|kgs?) (?:\\w+ )?${SOON.en}`,
    `(?:perder|bajar|adelgazar) (?:\\w+ )?${MUCH} (?:kilos?|kg|libras) (?:\\w+ )?${SOON.es}`,
    `${MUCH} (?:kilos?|kg|pfund) (?:\\w+ ){0,2}?${SOON.de}(?: \\w+)? (?:abnehmen|abzunehmen|verlieren|runter|weniger|loswerden)`,
    `(?:abnehmen|verlieren|nehme ich) (?:\\w+ )?${MUCH} (?:kilos?|kg|pfund) (?:\\w+ )?${SOON.de}`,
    `perdre (?:\\w+ )?${MUCH} (?:kilos?|kg) (?:\\w+ )?${SOON.fr}`,
    `(?:los\\w+|drop\\w*|shed\\w*) (?:\\w+ )?${MUCH} ?(?:pounds?|lbs?|kilos?|kgs?) (?:\\w+ )?(?:fast|quick(?:ly)?|rapidly|asap)`,
    `(?:perder|bajar|adelgazar) (?:\\w+ )?${MUCH} ?(?:kilos?|kg|libras) (?:\\w+ )?(?:rapido|rapidamente)`,
    `schnell (?:\\w+ )?${MUCH} ?(?:kilos?|kg|pfund) (?:\\w+ )?(?:abnehmen|abzunehmen|verlieren|runter|loswerden)`,
    `${MUCH} ?(?:kilos?|kg|pfund) (?:\\w+ )?schnell (?:abnehmen|abzunehmen|verlieren|runter|loswerden)`,
    `perdre (?:\\w+ )?${MUCH} ?(?:kilos?|kg) (?:\\w+ )?(?:vite|rapidement)`,
  ].join('|')})\\b`,
)
const YOUNG = '(?:[89]|1[0-7])'
/** Under eighteen, of oneself or one's child; the same number may count kilos or weeks. */
const MINOR = new RegExp(
  `\\b(?:${[
    `(?:i am|im) (?:only |just |a )?${YOUNG}\\b(?! ?(?:[\\d.,]*\\d|kgs?|kilos?|pounds?|lbs|stone|weeks?|months?|percent|%))`,
    `my (?:\\w+ )?${YOUNG}[ -]years?[ -]old|(?:im|i am) (?:a teen(?:ager)?|a minor|underage)`,
    `(?:tengo|mi hij[oa] (?:de|tiene)) (?:solo )?${YOUNG} anos(?! (?:de|con)\\b)|(?:soy|es) (?:menor(?: de edad)?|(?:un |una )?adolescente)`,
    `(?:ich bin|bin) (?:erst )?${YOUNG}\\b(?! ?(?:[\\d.,]*\\d|kg|kilos?|pfund|wochen|monate))|(?:bin|ist) (?:noch )?minderjahrig|meine? (?:tochter|sohn) ist ${YOUNG}\\b`,
    `(?:jai|ma fille a|mon fils a) (?:seulement )?${YOUNG} ans(?! (?:de|d)\\b)|(?:je suis|est) (?:encore )?(?:mineure?|(?:un |une )?ado(?:lescente?)?)`,
  ].join('|')})`,
)
/** Sickness of other kinds. */
const ILL =
  /\b(?:pregnan\w*|morning sickness|food poisoning|seasick\w*|chemo\w*|embaraza\w*|mareo|schwanger\w*|seekrank\w*|enceinte|mal de mer|dog|cat|perro|hund|chien)\b/

const PREGNANT =
  /\b(?:pregnan\w*|morning sickness|trimester|embaraza\w*|schwanger\w*|enceinte|grossesse)\b/
/** Signs that a sickness is self-induced, or about weight. */
const OWN_DOING =
  /\b(?:myself|on purpose|purg\w*|bing\w*|laxati\w*|calori\w*|fat|weight|thin|fingers?|provoco|hago vomitar|a proposito|atracon\w*|gord[oa]|peso|adelgazar|absichtlich|kalorien|dick|abnehm\w*|gewicht|finger|expres|fais vomir|grosse?|maigrir|poids|calories)\b/

const SICK =
  /\b(?:vomit\w*|throw\w* up|threw up|puk\w*|nause\w*|queasy|morning sickness|feel(?:ing)? sick|mareos?|ubel\w*|erbrech\w*|ubergebe\w*|kotz\w*|vomi\w*)\b/
/** Signs that a sickness needs a doctor at once, or is more than a sickness. */
const GRAVE =
  /\b(?:blood\w*|bleed\w*|pain\w*|faint\w*|fever|dizz\w*|unconscious|collaps\w*|sangr\w*|dolor\w*|fiebre|desmay\w*|blut\w*|schmerz\w*|fieber|ohnm\w*|sang|saign\w*|douleur\w*|fievre|evanoui\w*|die|dying|kill\w*|morir\w*|sterb\w*|mourir|pills?|overdose)\b/

/**
 * Whether a text describes pregnancy sickness that is not self-induced. Expects folded text. Never
 * throws.
 */
export function isPregnancySickness(text: string): boolean {
  return PREGNANT.test(text) && SICK.test(text) && !OWN_DOING.test(text) && !GRAVE.test(text)
}

/**
 * Whether a text states plainly that its writer purges, wants to lose weight faster than is safe,
 * or wants to diet or fast while under age. Expects folded text. Never throws.
 */
export function isPlainEating(text: string): boolean {
  return (EATING.test(text) || (MINOR.test(text) && mentionsWeight(text))) && !ILL.test(text)
}
