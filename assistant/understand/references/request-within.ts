const OPENING =
  '^(?:(?:and|but|ok|okay|so|no|then|y|pero|entonces|und|aber|dann|et|mais|alors)[, ]+)*'

/** By language: words that ask for one of the kind shown (`same`), or of any kind (`any`), and those that begin a limit. */
const WORDS = [
  {
    ask: '(?:(?:is|are) there|do you have|have you got|got)(?: also)?',
    same: '(?:also )?(?:ones?|any(?: ones?)?)',
    any: '(?:any|some)(?:thing|where|one)',
    limit:
      '(?:with|without|that (?!you)|which|who|in|on|at|near|nearer|closer|for|under|below|over|from|by|where|around|online|between|before|after|not)',
  },
  {
    ask: '(?:hay|teneis|tienes|tienen)',
    same: '(?:tambien )?(?:alguno|alguna|algunos|algunas|un[oa])',
    any: 'algo',
    limit:
      '(?:con|sin|que no|que (?:sea|este|tenga|funcione|admita|empiece|cueste)|en|para|por|cerca|mas cerca|bajo|entre|antes|despues|online|donde|el|los)',
  },
  {
    ask: '(?:gibt es|gibts|habt ihr|hast du)(?: da| dort| auch| denn| noch)*',
    same: '(?:da |auch |davon )*(?:eine[rsnm]?|eins|welche)',
    any: '(?:etwas|(?:irgend)?was)',
    limit:
      '(?:mit|ohne|in|im|am|an|auf|bei|fur|unter|uber|nahe|naher|wo|online|zwischen|vor|nach|von|aus|nicht|die|der|das)',
  },
  {
    ask: '(?:y a[ -]?t[ -]?il|il y en a|y en a[ -]?t[ -]?il|il y a|avez[ -]vous|en avez[ -]vous|vous avez)',
    same: '(?:aussi )?(?:une?|certaine?s)',
    any: '(?:quelque chose|un truc)',
    limit:
      '(?:avec|sans|qui|que|a|au|aux|en|dans|pour|pres|plus pres|sous|moins de|ou|entre|avant|apres|le|en ligne)',
  },
] as const

const SAME = new RegExp(
  `${OPENING}(?:${WORDS.map(({ ask, same, limit }) => `(?:${ask} )?${same} ${limit}|il y en a ${limit}`).join('|')})\\b`,
)
const ANY = new RegExp(
  `${OPENING}(?:${WORDS.map(({ ask, any, limit }) => `(?:${ask} )?${any} ${limit}`).join('|')})\\b`,
)

/** Whether a folded turn asks for others of the kind shown within a new limit: "is there one with a pool?". */
export function requestsOneWithin(plain: string): boolean {
  return SAME.test(plain)
}

/** Whether a folded turn asks for something of any kind within a limit: "anything that is not an app?". */
export function requestsAnyWithin(plain: string): boolean {
  return ANY.test(plain)
}
