/** Courtesies at the start, words that only steer a sentence, and what others said: no part of a wish. */
const REMOVED: readonly RegExp[] = [
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hola|buenas(?: tardes| noches)?|buenos dias|buenos días|guten (?:tag|morgen|abend)|hallo|moin|servus|gr(?:ü|u)(?:ß|ss) (?:gott|dich|euch)|bonjour|salut|coucou|bonsoir)(?: (?:there|all|q tal|que tal|qué tal|zusammen|à tous|a tous))?(?=[ ,.!])[ ,.!]*/iu,
  /[,;]? ?\b(?:i mean(?!ing)|you know|to be honest|tbh|honestly|ich meine?|quiero decir|je veux dire|en fait|la verdad es que|ehrlich gesagt)\b[,;]?/giu,
  // "My therapist said: try …" asks for no therapist.
  /\b(?:my|our|the|a|mi|nuestr[oa]|mein\w*|unser\w*|mon|ma|notre) (?:therapist|doctor|gp|physio|psychologist|boss|colleague|terapeuta|m[eé]dic[oa]|psic[oó]log[oa]|therapeut(?:in)?|[aä]rzt(?:in)?|arzt|psy|m[eé]decin|th[eé]rapeute|coll[eè]gue)(?: me| mir| m['’]?a)? (?:said|says|told me|thinks|suggested|suggests|recommended|recommends|dijo|dice|recomend[oó]|recomienda|sagt|sagte|meint|meinte|empfiehlt|hat gesagt|dit|conseille|conseill[eé]|recommande)\b[:,]?(?: (?:that|to|i|we|que|dass|de|d['’]))?/giu,
  // "Not only Toronto, anywhere in Canada": the wider place is meant.
  /\b(?:not (?:only|just)|no (?:solo|sólo)|nicht nur|pas (?:seulement|que)) (?:(?:in|en|à|a) )?[\p{L} ]{2,30}?(?:[,;]|(?= (?:but|sino|sondern|mais)\b))/giu,
  /\badd (?=(?:an?|some|one|the|in|on)?\b ?\p{L})/giu,
  /(?<=\b(?:kids|children|ni[nñ]os|kinder|enfants)) (?:running|screaming|shouting|playing)(?: (?:about|around))?/giu,
]

/** Words that stand for others, or say the same in a form that the parser reads: a thing listened to on a phone is an app. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:on|for|with) (?:my|the|her|his) (?:phone|mobile|smartphone|iphone|ipad|tablet)\b|\b(?:en|para) (?:el|mi) (?:m[oó]vil|tel[eé]fono|celular)\b|\b(?:am|auf (?:dem|meinem)|f[uü]rs?) (?:handy|smartphone|iphone)\b|\bsur (?:mon|le) (?:t[eé]l[eé]phone|portable|smartphone)\b/giu,
    ' app ',
  ],
  [
    /\b(?:(?:he|she|they) )?(?:does ?n['’]?t|do ?n['’]?t|does not|never) (?:have|own|use)s? (?:an? )?(?:smart)?phone\b|\bno (?:usa|tiene|tengo|uso) (?:el )?(?:m[oó]vil|tel[eé]fono|celular|smartphone)\b|\b(?:hat|habe|nutzt|benutzt) kein (?:handy|smartphone)\b|\bn['’]?(?:a|ai|utilise) pas de (?:t[eé]l[eé]phone|portable|smartphone)\b/giu,
    ' no apps ',
  ],
  [
    /\b(anything|something|nothing|stuff|things) (?:(?:too|very|so|strongly|heavily|overly|highly|at all) )*(?:smelly|scented|fragranced|perfumed)\b|\bstrong smells\b/giu,
    '$1 scents',
  ],
  // A person who does something for the visitor is a coach or another service.
  [
    /(?<!\b(?:for|with|to|of|like|is|am|as) )\b(?:a (?:real |qualified )?(?:person|human|professional)|some(?:one|body)|any(?:one|body))(?: (?:qualified|professional|experienced|real))?(?= (?:(?:who|that|i|to|could|can|will|would|i could|i can) )*(?:calls?|text|guides?|look(?:s|ed)? at|checks?|teach(?:es)?|explains?|walks? me|takes? me|shows? me)\b)/giu,
    'a coach',
  ],
  [
    /\b(?:una persona|alguien)(?: (?:cualificad[oa]|profesional))? que (?:me|le|nos) (?:gu[ií]e|llame|acompañe|ayude|explique|enseñe|mire)\b/giu,
    'un coach',
  ],
  [
    /\bjemand(?:en)?,? (?:qualifizierte[ns],? )?(?:der|die) (?:mich|mir|uns|ihm|ihr)(?: \w+)? (?:anruft|begleitet|anleitet|hilft|zeigt|erkl[aä]rt)\b/giu,
    'Coach',
  ],
  [
    /(?<!\p{L})(?:une personne|quelqu['’]un) qui (?:m['’]|me |nous |lui )(?:appelle|guide|accompagne|aide|explique|montre)\b/giu,
    'un coach',
  ],
  // What somebody has already is no present for them.
  [
    /\b(?:already|allready) (?:has|have|got|owns?) (?:(?:about|around|at least|enough|loads of|lots of|plenty of|too many|a|an|the|one|two|three|four|five|six|seven|eight|nine|ten|\d+) )*(?=\p{L}{3})|\bya (?:tiene|tengo|tenemos|tienen) (?:(?:bastantes?|muchos?|muchas?|un|una|dos|tres|\d+) )*(?=\p{L}{3})/giu,
    ' no ',
  ],
  [
    /\b(?:hat|habe|haben|hab) (?:schon|bereits) (?:(?:genug|viele|eine?n?|zwei|drei|\d+) )*(?=\p{L}{3})/giu,
    ' keine ',
  ],
  [
    /\ba d[eé]j[aà] (?:(?:assez de|plein de|beaucoup de|une?|des|deux|trois|\d+) )*(?=\p{L}{3})/giu,
    ' pas de ',
  ],
  // "It can't look like therapy", "die nicht nach Parfüm riecht", "que no huela a lavanda"
  [
    /\b(?:can['’]?t|can ?not|must ?n['’]?t|should ?n['’]?t|does ?n['’]?t|do ?n['’]?t|won['’]?t) (?:look|feel|sound|smell|stink|taste|reek) (?:like|of) /giu,
    'without ',
  ],
  [/\bnicht nach (?=\p{L}+ (?:riecht|stinkt|schmeckt|duftet)\b)/giu, 'ohne '],
  [/\b(?:que |q )?no (?:huelan?|sepan?) a /giu, 'sin '],
  [/\bqui ne? sente?(?:nt)? pas (?:la |le |l['’])?/giu, 'sans '],
  // "Yoga no." and "le yoga non merci" exclude what they name.
  [
    /(?<=^|[.,;!?] ?)(?:(?:el|la|los|las|le|les|das|die|der) )?(\p{L}{4,}) (?:no|nicht|non)(?: (?:thanks|gracias|danke|merci))?(?= ?[.,;!?]|$)/giu,
    'no $1',
  ],
  // Where a product is sent to is not where it is.
  [
    /\b(?:that |which )?(?:ships?|delivers?|delivered|shipping|delivery|sent) to (?:the )?\p{Lu}?[\p{L}]+|\b(?:q |que )?(?:llegu?en?|env[ií]en?|manden?|entreguen?|se env[ií]e) a \p{L}+|\b(?:das |die |der )?nach \p{L}+ (?:geliefert|verschickt|liefert|liefern)\w*(?: wird)?|\b(?:qui |qu['’]on )?(?:livr[eé]e?s?|exp[eé]di[eé]e?s?) (?:en|au|aux|à) \p{L}+/giu,
    ' product ',
  ],
  // A sum for all is a total.
  [
    /(?<=\d(?: ?[$€£]| ?(?:dollars|euros?|bucks|pounds|d[oó]lares))?) (?:for|between) (?:the )?(?:both|two|three|four|all) of us\b/giu,
    ' in total',
  ],
  [
    /(?<=\d(?: ?[$€£]| ?(?:d[oó]lares|euros))?) (?:para|entre) (?:los|las|nosotros|nosotras) (?:dos|tres|cuatro)\b/giu,
    ' en total',
  ],
  [
    /(?<=\d(?: ?[$€£]| ?(?:dollar|euro))?) f[uü]r (?:uns )?(?:beide|zwei|drei|alle)\b/giu,
    ' insgesamt',
  ],
  [
    /(?<=\d(?: ?[$€£]| ?(?:dollars|euros))?) pour (?:nous |tous les )(?:deux|trois|quatre)\b/giu,
    ' au total',
  ],
]

/** Where a journey begins, which says how to come rather than where: "by train from Zurich". */
const ORIGIN =
  /\b(?:(?:train|bus|coach|ferry|boat|car|plane|drive|flight|journey|trip|transfer|taxi|get there|come|travel(?:l?ing)?|fly(?:ing)?)s? from|(?:tren|autob[uú]s|bus|coche|avi[oó]n|barco|vuelo|viaje|llegar|ir|salir|salgo|salimos|vengo|venimos) (?:\w+ )?(?:desde|de)|(?:zug|bahn|bus|auto|flug|fahrt|anreise|weg|man|ich|wir) (?:\w+ )?(?:von|ab|aus)|(?:train|bus|car|voiture|avion|bateau|vol|trajet|route|voyage|aller|venir|viens|venons) (?:\w+ )?(?:depuis|au d[eé]part de|de)|depuis) \p{L}+(?: (?=\p{Lu})\p{L}+)?|\bvon \p{L}+ (?=dorthin|dahin|hin\b|aus\b)|\bfrom \p{L}+ by (?:train|bus|car|boat|ferry|plane)\b/giu

/** A question without the start of a journey, for places to be those of listings. */
export function withoutOrigin(text: string): string {
  return text.replace(ORIGIN, ' ')
}

const THANKING =
  /^(?:[^.!?\n]{0,24}\b)?(?:thanks?|thank you|thx|cheers|ta|danke\w*|(?:vielen|besten|lieben) dank|dank dir|gracias|merci)\b[^.!?\n]{0,40}[.!,]+\s*(?=\P{P}+(?:\s\P{P}+){2})/iu

/** A turn without the thanks that it begins with, where something follows. */
export function withoutThanks(text: string): string {
  return text.trimStart().replace(THANKING, '')
}

/** A text without what is no wish in it, for the parser of needs. */
export function plainWish(text: string): string {
  const kept = REMOVED.reduce((rest, pattern) => rest.replace(pattern, ' '), text.trimStart())
  return REWRITTEN.reduce((rest, [pattern, words]) => rest.replace(pattern, words), kept)
}
