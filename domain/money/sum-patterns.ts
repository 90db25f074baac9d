import { CURRENCY_SIGNS, CURRENCY_WORDS } from './currency.ts'
import { ANYTHING, FOLLOWING } from './price-unit.ts'

export const SIGN = String.raw`(?:us ?\$|[${CURRENCY_SIGNS}]|(?<!\p{L})(?:usd|eur|gbp|chf|sfr|jpy))`
/** Thousands are separated by a comma, a point or a space; one or two final digits are cents. */
const NUMBER = String.raw`\d{1,3}(?:[,. ]\d{3}){1,2}(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`
const AMOUNT = String.raw`(?<![\d.,])(${NUMBER})(?![\d]|[.,]\d)(?: ?(k|thousand|mil|tausend|mille))?(?!\p{L})`
const UNIT = String.raw`(?: ?(?:[${CURRENCY_SIGNS}]|(?:${CURRENCY_WORDS})(?!\p{L})))`
const BELOW = `(?:under|below|less than|cheaper than|no more than|not more than|max(?:imum)?(?: of)?|up to|at most|within|spend|budget(?: is| of|:)?(?: about| around)?|menos de|hasta|maximo|unter|hochstens|bis zu|moins de|jusqua|nothing (?:over|above)|(?:wont|doesnt|dont|not|never|cant|cannot|couldnt|shouldnt|without) (?:want to |wanna |able to |going to )?(?:go(?:ing)?|cost(?:ing)?|be(?:ing)?|spend(?:ing)?|pay(?:ing)?|afford)? ?(?:over|above|beyond|more than|past)|(?:my|our|the) (?:limit|max(?:imum)?|ceiling|budget) (?:is|of)(?: about| around)?|que no (?:pase|supere|exceda|llegue)(?:n)?(?: de| a| los)?|(?:no (?:quiero|puedo|queremos|podemos) (?:gastar|pagar)(?:me|nos)?) mas de|mi (?:limite|presupuesto|tope) (?:es|son)(?: de)?|tope(?: de)?|mein (?:limit|budget) (?:ist|liegt bei|betragt)|(?:mon|notre) (?:budget|limite|plafond) est(?: de)?|(?:veux|peux|voudrais|pouvons|voulons) pas (?:depenser|payer|mettre) plus de|(?:no|nada de) mas de|sin (?:gastar|pagar) mas de|sin pasar(?:me)? de|nicht mehr als|pas plus de|sans depasser)`
const ABOVE = String.raw`(?<!\b(?:no|not|nothing|go|going|cost|never|nada de|sin gastar|sin pagar|nicht|pas) )(?<!\b(?:cant|cannot|couldnt|dont|wont|not)(?: \w+){1,3} )(?<!\b(?:no|pas) (?:\w+ )?(?:gastar|pagar|depenser|payer|mettre) )(?:over|above|more than|at least|minimum(?: of)?|from|starting at|mas de|uber|mindestens|plus de|au moins)`
/** A number of days, people, years or minutes is no price. */
const NO_COUNT = String.raw`(?!\d|\s*(?:-|to )?\s*(?:days?|nights?|weeks?|months?|hours?|hrs?|min(?:ute)?s?|people|guests|persons|years?|yrs?|miles?|km|kilometers?|percent|%|times|steps|stars?|am|pm|sessions|classes|oclock|dias|noches|semanas?|mes(?:es)?|horas?|minutos?|anos?|personas|estrellas|tage|nachte|wochen?|monate?|stunden?|minuten?|jahre?n?|personen|leute|sterne|jours|nuits|semaines?|mois|heures?|ans|personnes|etoiles)\b)`
/** What a number "or more" may count instead. */
const NOT_MONEY =
  'people|guests|persons|participants|stars?|personas|estrellas|personen|leute|sterne|personnes|etoiles|reviews|years?|minutes?|days?|nights?'
const TO = `(?:-|–|—|to|bis|a|hasta)`

export const BETWEEN = pattern(
  String.raw`\b(?:between|from|entre|zwischen|de|von) ${SIGN}? ?${AMOUNT}${UNIT}? (?:and|to|y|und|et|a|bis) ${SIGN}? ?${AMOUNT}${UNIT}?${NO_COUNT}`,
)
export const DASHED = [
  pattern(`${SIGN} ?${AMOUNT} ?${TO} ?${SIGN}? ?${AMOUNT}`),
  pattern(String.raw`(?<!\S)${AMOUNT}${UNIT}? ?${TO} ?${AMOUNT}${UNIT}`),
]
export const FLOORS = [
  pattern(String.raw`\b${ABOVE} ?${SIGN}? ?${AMOUNT}${UNIT}?${NO_COUNT}`),
  // "$400 plus a night", "200 euros or more"
  pattern(
    String.raw`(?<!\S)${SIGN}? ?${AMOUNT}${UNIT}?(?: ?\+| (?:plus|and up|or more|upwards|o mas|oder mehr|und mehr|aufwarts|ou plus|et plus)(?!\p{L}))(?! ?(?:${NOT_MONEY})\b)`,
  ),
]
/** A sum "for both" is a total for the party. */
export const FOR_ALL =
  'for (?:both|the two of us|all of us|the (?:three|four|five|six) of us)(?! (?:days|nights|weekends))|para (?:los|las) (?:dos|tres|cuatro|cinco)|fur (?:uns )?(?:beide|alle)(?: zusammen)?|pour (?:nous|les) (?:deux|trois|quatre)'

export const CEILINGS = [
  // "under $150", "budget of 200", "max 40 euros"
  pattern(String.raw`\b${BELOW} ?${SIGN}? ?${AMOUNT}${UNIT}?${NO_COUNT}`),
  // "150 dollars", "€80 or less"
  pattern(String.raw`(?<!\S)${AMOUNT}${UNIT}`),
  pattern(`${SIGN} ?${AMOUNT}`),
  pattern(
    String.raw`(?<!\S)${AMOUNT}(?= (?:max|or less|or under|at most|tops)\b|${FOLLOWING}(?:${ANYTHING})\b)`,
  ),
  // "600 in total", "total 600"
  pattern(
    String.raw`(?<!\S)${AMOUNT}(?= (?:(?:in|en|au) total|total|insgesamt|altogether|all in|${FOR_ALL})\b)`,
  ),
  pattern(
    String.raw`\b(?:total|insgesamt|gesamtbudget|altogether)(?: (?:of|von|de|budget))?:? ${AMOUNT}${NO_COUNT}`,
  ),
  // "Make it 600" as the whole text
  pattern(
    `^(?:(?:and|ok|no|y|und|et) )?(?:make (?:it|that)|(?:lets|let us) say|que sean?|mach(?:en wir)? (?:es|das)|sagen wir|disons|mettons) ${AMOUNT}(?=[.! ]*(?:please|por favor|bitte)?[.! ]*$)`,
  ),
]

function pattern(source: string): RegExp {
  return new RegExp(source, 'gu')
}
