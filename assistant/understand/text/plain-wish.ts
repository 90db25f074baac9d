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

/** Words that stand for others: a thing listened to on a phone is an app. */
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
    /\b(?:anything|something|stuff|things) (?:too )?(?:smelly|scented|fragranced|perfumed)\b|\bstrong smells\b/giu,
    'anything scents',
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

/** A text without what is no wish in it, for the parser of needs. */
export function plainWish(text: string): string {
  const kept = REMOVED.reduce((rest, pattern) => rest.replace(pattern, ' '), text.trimStart())
  return REWRITTEN.reduce((rest, [pattern, words]) => rest.replace(pattern, words), kept)
}
