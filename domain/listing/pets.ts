import { CONTENT_TYPE_WORDS } from '../concepts/intent-words.ts'

/** Statements about pets, with their words; null for none. */
export type ParsedPets = {
  /** A pet comes along. */
  welcome: string | null
  /** No pets wanted. */
  without: string | null
}

const ANIMAL =
  '(?:dogs?|dogg(?:o|y)s?|pooch(?:es)?|pets?|pupp(?:y|ies)|cats?|kittens?|hound|(?:labrador|terrier|retriever|spaniel|poodle|collie|beagle|dachshund|whippet|greyhound|corgi|huskie)s?|husky)'
/** The same in Spanish, German and French, for use with "with" or a question whether it may come. */
const ANIMAL_ELSEWHERE =
  '(?:perr[oa]s?|perrit[oa]s?|gat[oa]s?|mascotas?|hunde?n?|hundin|katzen?|haustiere?n?|chiens?|chienne|chats?|animaux|animal)'
/** Those without another meaning in another language ("chat", "animal"). */
const PLAIN_ELSEWHERE =
  '(?:perr[oa]s?|perrit[oa]s?|mascotas?|hunde?n?|katzen?|haustiere?n?|chiens?|chienne)'
/** For negations of a single word: "no animals", but not "no animal products". */
const ANY_ANIMAL = `(?:${ANIMAL}|${ANIMAL_ELSEWHERE}|animals?|animales|tiere?n?)(?! (?:products?|produkte?|test\\w*|proteins?|ingredients?|fats?|cruelty|loss|allerg\\w*|hair))`

/** Animals that are no guests: poses, idioms, fears and losses. */
const NO_VISITOR = new RegExp(
  [
    `\\b(?:(?:down|up)(?:wards?)?(?:[ -]fac(?:ing|ed))? dogs?`,
    'pupp(?:y|ies) (?:pose|stretch|yoga|therapy)|(?:cat|dog)s?[ -](?:pose|stretch|cow|camel|tail)s?|cow[ -]cat',
    '(?:black|hot|top|under|lap|sea|guard) dogs?|dog[ -](?:tired|days|eat|leg)|(?:sick|tired|work(?:ing)?|treated|live|living) (?:as|like) a (?:dog|cat)|cats and dogs|cat[ -]naps?|pet peeves?|(?:dog|cat|pet) (?:person|people|sitt(?:er|ing)|groom\\w*|food|therapy|yoga)|therapy (?:dog|cat|pet)s?',
    `(?:my |our |the |a )?${ANIMAL}s? (?:(?:hair )?allerg\\w+|hair|dander|bites?|attacks?|phobia|fears?|loss|grief|bereavement|deaths?|anxiety)`,
    'perro (?:boca|mirando|hacia|cabeza) (?:abajo|arriba)|(?:postura|pose|asana) del? (?:perr[oa]|gat[oa])|gat[oa][ -]vaca|vaca[ -]gat[oa]|perritos? calientes?|alergia a(?:l| los| las) (?:perr|gat)[oa]s?',
    '(?:herab|hinauf)schauende\\w* hund|hund (?:pose|nach (?:unten|oben))|katze[ -]kuh|wie hund und katz\\w*',
    'chien tete en (?:bas|haut)|(?:posture|pose|position) d[ue] (?:chien|chat)|chat[ -]vache|(?:temps|mal|vie) de chien|allergie aux? (?:chien|chat)s?)\\b',
  ].join('|'),
  'g',
)

const WELCOME: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:with|bring(?:ing)?|takes?|taking|and|plus|me \\+) (?:me )?(?:my |our |a |the |his |her )?(?:\\w+ ){0,2}?${ANIMAL}|${ANIMAL}[ -](?:friendly|welcome|allowed|ok|okay)|(?:welcomes?|allows?|accepts?|takes?|love|loves) (?:\\w+ )?${ANIMAL}|for me and my ${ANIMAL}|${ANIMAL} (?:(?:coming|comes|is coming) (?:along|too|with)|in tow|as well|too|included)|${ANIMAL} (?:is|are) (?:welcome|allowed|ok|okay|fine)|[,;] ?(?:my )?${ANIMAL}$|(?:dont|doesnt|do not|wont) mind (?:a |my |our )?${ANIMAL}|${ANIMAL} (?:cant|cannot|wont|can not) (?:stay|be left) (?:at )?(?:home|alone|behind))\\b`,
  ),
  new RegExp(
    `\\b(?:(?:con|mit|avec) (?:(?:mi|mis|nuestr[oa]|un|una|el|la|los|meine[mnr]?|unsere[mnr]?|eine[mnr]?|dem|der|den|mon|ma|mes|notre|nos|le|les) )?(?:\\w+ )?|(?:admit[ae]n?|acept[ae]n?|permiten?|acceptent?|admettent) (?:\\w+ )?)${ANIMAL_ELSEWHERE}\\b|\\b(?:hundefreundlich\\w*|haustierfreundlich\\w*|${ANIMAL_ELSEWHERE} (?:sind |son |sont |ist |est |esta )?(?:dabei|ok(?:ay)?|bienvenue?s?|incluid[oa]s?|inclus?|compris|kommt mit|kommen mit|(?:muss|mussen|darf|soll|sollen|mochte)(?: auch| unbedingt)? mit|viene (?:conmigo|con nosotr[oa]s|tambien)|va conmigo|vient(?: aussi)? avec (?:moi|nous)|nous accompagne|sont les bienvenus?|admitid[oa]s|bienvenid[oa]s|permitid[oa]s|erlaubt|willkommen|acceptes?|admis|bienvenus?))\\b`,
  ),
]

/** An animal among few words: a guest only where the other words are about a stay. */
const AMONG_FEW = new RegExp(
  `^((?:[\\w-]+ ){0,3})(?:${ANIMAL}|${PLAIN_ELSEWHERE})((?: [\\w-]+){0,2})$`,
)
/** Kinds of accommodation beyond the content type words. */
const SETTING =
  /\b(?:beach|seaside|lakes?|lakeside|oceans?|coast|forest|woods?|woodland|mountains?|country(?:side)?|islands?|camping|glamping|break|weekend|playa|lago|bosque|montana|campo|strand|see|meer|wald|berge?n?|plage|lac|mer|foret|montagne|campagne)\b/

const WITHOUT = new RegExp(
  [
    `\\b(?:(?:no|without(?: any)?|zero|dont want(?: any)?|nada de|sin(?: ningun[oa]?)?|libre de|ohne|keine?n?|sans|aucune?|pas des?|interdit aux) (?:(?:pets|dogs|cats|perros|hunde|chiens|gatos) (?:or|and|ni|o|oder|und|ou|et) )?${ANY_ANIMAL}(?: (?:are |is )?(?:allowed|permitted))?`,
    `pas d?animaux|${ANIMAL}[ -]free|(?:hunde?|katzen|haustier|tier)frei\\w*`,
    `(?:not|non|isnt|arent|no) ?-?(?:${ANIMAL}|animals?)[ -]friendly|(?:nicht|kein\\w*) (?:hunde|haustier)freundlich\\w*`,
    `${ANY_ANIMAL} (?:(?:are |is )?(?:not|arent|isnt|never) (?:\\w+ )?(?:allowed|welcome|permitted|accepted)|(?:are |is )?(?:unwelcome|banned|prohibited|forbidden)|no (?:admitid|permitid)[oa]s|prohibid[oa]s|(?:sind )?(?:nicht (?:erlaubt|willkommen|gestattet)|verboten|unerwunscht)|(?:sont )?(?:non (?:admis|acceptes)|interdits?|refuses)|ne sont pas (?:admis|acceptes|autorises))`,
    `(?:doesnt|dont|not|never) (?:allow|accept|take|welcome)(?:ing|s)? ${ANY_ANIMAL}|no (?:se )?(?:admit|acept|permit)\\w+ (?:l[oa]s )?${ANY_ANIMAL})\\b`,
  ].join('|'),
)
/** With a stay it asks for one without pets; alone it is the concern. */
const FEARED = new RegExp(
  `\\b(?:(?:im |i am |soy |ich bin |je suis )?(?:allergic to|allergy to|afraid of|scared of|terrified of|away from|alergic[oa] a(?:l| los| las)?|alergia a(?:l| los| las)?|miedo a(?:l| los| las)?|allergisch (?:gegen|auf)|angst vor|allergique aux?|allergie aux?|peur des?) (?:other |big |all )?${ANY_ANIMAL}|${ANIMAL} (?:hair )?allerg\\w+|(?:hunde|katzen|tier)(?:haar)?allergie\\w*)\\b`,
)
/** With a stay, an animal that one has comes along. */
const OWNED = new RegExp(
  `\\b(?:(?:i|we|ive|weve|who|that) (?:have |got |have got |own |also have |do have |\\w+ly have )|having |theres |there is )(?:a |an |our |my |one |two |the )?(?:\\w+ ){0,2}?${ANIMAL}\\b|\\b(?:ten(?:go|emos)|llevo|llevamos|trae(?:mos|ria)|viene|vienen) (?:a )?(?:un[oa]?|dos|mi|nuestr[oa]|el|la)? ?(?:\\w+ )?${PLAIN_ELSEWHERE}\\b|\\b(?:hab(?:e|en)|dabei ist|kommt|bringen?) (?:auch )?(?:eine?n?|zwei|mein\\w*|unser\\w*) (?:\\w+ )?${PLAIN_ELSEWHERE}\\b|\\b(?:jai|on a|avons|nous avons|amene|emmene) (?:aussi )?(?:une?|deux|mon|ma|notre|le|la) (?:\\w+ )?${PLAIN_ELSEWHERE}\\b`,
)
/** Not owned, or missed: no statement about a stay. */
const ABSENT = new RegExp(
  `\\b(?:(?:no|without|allergic to|away from|lost (?:my|our)|miss(?:ing)? (?:my|our)|afraid of|scared of|grieving (?:for )?(?:my|our)|sin|ohne|sans) (?:\\w+ )?(?:${ANIMAL}|${ANIMAL_ELSEWHERE})\\b|${ANIMAL} (?:just |recently )?(?:died|passed|was put|had to be put)|(?:have|got|own|having) no ${ANIMAL})`,
)
const OWNING_NONE = /\b(?:have|got|own|having|tengo|habe|ai) (?:no|ning\w+|keine?n?|pas d\w*)\b/

/** Whether a pet comes along or none is wanted; the former takes precedence. */
export function readPets(plain: string): ParsedPets {
  const without = OWNING_NONE.test(plain)
    ? null
    : (WITHOUT.exec(plain)?.[0] ?? fearedWhereOneStays(plain))
  const rest = (without ? plain.replace(without, ' ') : plain)
    .replace(NO_VISITOR, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const welcome = ABSENT.test(rest) ? null : broughtAlong(rest)
  return { welcome, without: welcome ? null : without }
}

/** Whether the words mention pets only as absent or unwanted. */
export function matchesNoPets(plain: string): boolean {
  return WITHOUT.test(plain) || ABSENT.test(plain)
}

function fearedWhereOneStays(plain: string): string | null {
  return CONTENT_TYPE_WORDS.escape.test(plain) ? (FEARED.exec(plain)?.[0] ?? null) : null
}

function broughtAlong(rest: string): string | null {
  for (const pattern of WELCOME) {
    const words = pattern.exec(rest)?.[0].trim()
    if (words) return words
  }
  const owned = OWNED.exec(rest)?.[0]
  if (owned && isOfStay(rest.replace(owned, ' '))) return owned
  const [whole, before, after] = AMONG_FEW.exec(rest) ?? []
  if (whole === undefined) return null
  const others = `${before ?? ''}${after ?? ''}`.trim()
  return others === '' || isOfStay(others) ? whole : null
}

function isOfStay(text: string): boolean {
  return CONTENT_TYPE_WORDS.escape.test(text) || SETTING.test(text)
}
