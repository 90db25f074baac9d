import { LANGUAGES, type Language } from '../language/language.ts'
import { fold } from '../text/text.ts'

type Denial = { no: string; phrases: readonly string[] }

// Folded patterns. A mere "no" denies nothing: after a care answer it may refuse the help.
const DENIALS: Record<Language, Denial> = {
  en: {
    no: 'no+|nope|nah|oh|haha|lol|sorry|wait|ok|thanks|thank you|dont worry',
    phrases: [
      '(?:im|i am|we are|were) (?:(?:really|totally|perfectly|honestly|absolutely|completely|all|quite|doing) )*(?:fine|ok|okay|good|alright|right|safe)',
      '(?:(?:im|i am) not|nobody is|no ?one is) (?:in (?:any )?danger|suicidal|serious|at risk)',
      '(?:im|i am) not (?:going|planning|about) to (?:hurt|harm|kill) (?:myself|anyone|anybody)',
      '(?:i was|im|that was|thats|it was|its|just|only) (?:(?:just|only|from|about) )*(?:an? |the )?(?:jok(?:e|ing)|kidding|figure of speech|expression|saying|song|film|movie|book|novel|game|quote|lyric|misunderstanding|false alarm)',
      '(?:i )?(?:didnt|did not) mean (?:it (?:like that|that way)|that)|(?:thats )?not (?:what|how) i meant (?:it|that)?|(?:you|u) (?:misunderstood|got (?:me|it|that) wrong)|false alarm',
      'i (?:only |just )?meant (?!it\\b|what|every)',
    ],
  },
  es: {
    no: 'no+(?= ?[,.!;])|que va|jaja+|perdona|perdon|espera|vale|gracias|tranquil[oa]',
    phrases: [
      'estoy (?:muy |perfectamente |totalmente |del todo )?(?:bien|a salvo|perfecta(?:mente)?)',
      'no (?:estoy|corro|hay) (?:en )?(?:ningun )?peligro|no voy a (?:hacerme|hacer) (?:dano|nada)',
      '(?:era|fue|es) (?:solo |solamente )?(?:una? |de )?(?:broma|chiste|forma de hablar|manera de hablar|expresion|cancion|pelicula|libro|novela|malentendido)',
      'no (?:me referia|queria decir|lo decia|lo digo) (?:a )?(?:eso|asi|en serio)|me (?:has |habeis )?(?:entendido|entendiste|entendieron) mal|falsa alarma',
      '(?:me referia|queria decir|quise decir|hablaba) (?:al?|del?|que)\\b',
    ],
  },
  de: {
    no: 'nein+|nee+|ne|quatsch|haha+|sorry|moment|ok|danke|keine sorge',
    phrases: [
      'mir geht ?(?:e?s)? (?:(?:sehr|ganz|richtig|wirklich|echt|doch) )?(?:gut|bestens|prima|super)|alles (?:gut|ok|okay|bestens)|(?:ich )?bin (?:in sicherheit|sicher)\\b',
      '(?:ich )?bin nicht (?:in gefahr|suizidal|gefahrdet)|ich (?:tue?|tu) (?:mir|niemandem) nichts',
      '(?:das |es )?(?:war|ist) (?:nur |doch |bloss )*(?:eine? |aus einem |so ein )?(?:scherz|witz|spass|redewendung|spruch|missverstandnis|lied|film|buch|roman|fehlalarm)',
      '(?:das )?(?:war|ist|hab ich|habe ich) (?:doch )?nicht so gemeint|so (?:war|hab ich|habe ich) das nicht gemeint|(?:da )?(?:hast|haben|habt) (?:du|sie|ihr) mich falsch verstanden|falsch verstanden|fehlalarm',
      'ich meinte (?:nur |doch )?(?!es\\b)',
    ],
  },
  fr: {
    no: 'non+|nan|mdr|haha+|pardon|desolee?|attends?|ok|merci|ne vous inquietez pas|tinquiete',
    phrases: [
      '(?:je vais|ca va|tout va) (?:tres |parfaitement )?bien',
      'je (?:ne )?suis (?:pas|nullement) (?:en danger|suicidaire)|je (?:ne )?vais (?:pas|rien) me faire (?:de )?mal',
      'c(?:etait|est) (?:juste |seulement |que )?(?:pour |une? |dans une? )?(?:blague|plaisanterie|rire|facon de parler|expression|malentendu|chanson|film|livre|roman)|je (?:plaisantais|rigolais|blaguais)',
      '(?:ce nest |cest )?pas ce que je (?:voulais dire|disais)|je (?:ne )?(?:voulais|disais) pas (?:dire )?(?:ca|cela)|(?:tu mas|vous mavez) mal compris?|fausse alerte',
      'je (?:parlais|voulais parler) d|je voulais dire\\b',
    ],
  },
}

const COMPILED = LANGUAGES.map((language) => {
  const { no, phrases } = DENIALS[language]
  return new RegExp(`^(?:(?:${no})[\\s,.!:;-]+)*(?:${phrases.join('|')})`, 'u')
})

/** Whether a text says that what was taken for danger is none. Never throws. */
export function denies(text: string): boolean {
  const plain = fold(text).trim()
  return COMPILED.some((pattern) => pattern.test(plain))
}
