import { conditionKey, isOfTime, type StatedCondition } from '#domain/need/conditions/condition.ts'
import { parseConditions } from '#domain/need/conditions/parse-conditions.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { anyOf, phrasePattern } from '../phrases/pattern.ts'

const lift = (kind: 'prices' | 'places' | 'pets' | 'steps') =>
  new RegExp(
    `\\b${anyOf('lift')} (?:about )?(?:the |my |any |a |that |all )?(?:\\w+ )?${anyOf(kind)}\\b|\\b${anyOf(kind)}\\b(?: \\w+){0,2} ${anyOf('doesNotMatter')}`,
  )
const DOES_NOT_MATTER = phrasePattern('doesNotMatter')
const LIFT_PRICE = lift('prices')
/** Phrases for any price. "No budget" is one of them; "no money" is not (see PENNILESS). */
export const ANY_PRICE =
  /\b(?:(?:no|without an?y?) (?:real |fixed |set |particular )?(?:budget|price limit)(?! (?:stay|hotel|option|travel)\w*)|(?:budget|price) is(?: no|nt an?| not an?) (?:issue|object|problem|limit)|(?:sin|no hay|no tengo|ningun) (?:limite de )?presupuesto(?: fijo| concreto)?|el presupuesto (?:no importa|da igual)|kein(?: festes| bestimmtes)? budget|(?:das )?budget (?:ist|spielt) (?:egal|keine rolle)|pas de budget(?: precis| fixe)?|sans limite de (?:prix|budget)|whatever (?:it|the price|they) (?:costs?|is)|at any price|money is no object|cueste lo que cueste|a cualquier precio|no importa (?:el precio|lo que cueste)|egal was (?:es|das) kostet|koste es was es wolle|(?:peu )?importe le prix|quel que soit le prix|a tout prix)\b/
const LIFT_PLACE = lift('places')
const LIFT_PETS = lift('pets')
const LIFT_STEPS = lift('steps')
/** The pet stays at home. */
export const PETS_STAY = phrasePattern('petsStay')
const ANYWHERE = phrasePattern('anywhere')
const CAN_TRAVEL = phrasePattern('canTravel')
const ANY_DAY = phrasePattern('anyDay')
const ANY_KIND = phrasePattern('anyKind')
/** As the whole turn: relaxes every constraint that may have left too few listings. */
const ANYTHING = new RegExp(`^${anyOf('anything')}[ .!]*$`)
const FINE_AFTER_ALL = phrasePattern('fine')
const PENNILESS =
  /\b(?:no|without) money\b|\bsin dinero\b|\b(?:ohne|kein) geld\b|\b(?:sans |pas d)argent\b/

/** Returns the need without the constraints that a folded turn relaxes. */
export function withoutLifted(need: Need, plain: string): Need {
  const isAnything = ANYTHING.test(plain)
  const isPriceFree =
    isAnything || ((LIFT_PRICE.test(plain) || ANY_PRICE.test(plain)) && !PENNILESS.test(plain))
  const isPlaceFree =
    isAnything || LIFT_PLACE.test(plain) || ANYWHERE.test(plain) || namesPlaceToForget(need, plain)
  const fine = FINE_AFTER_ALL.exec(plain)
    ?.slice(1)
    .find(Boolean)
    ?.replace(/(?:es|s)$/, '')
  return {
    ...need,
    ...(isPriceFree && {
      minMinor: null,
      maxMinor: null,
      maxPer: null,
      totalMinor: null,
      priceBands: [],
    }),
    ...(isPlaceFree && { place: null }),
    ...(takesBackPets(need, plain) && { petFriendly: false }),
    ...(LIFT_STEPS.test(plain) && { wheelchair: false }),
    ...((isAnything || ANY_DAY.test(plain)) && { time: null }),
    conditions: isAnything ? [] : conditionsStill(need, plain),
    ...(CAN_TRAVEL.test(plain) && { online: false }),
    ...((isAnything || ANY_KIND.test(plain)) && { contentTypes: [] }),
    ...(fine && { avoided: need.avoided.filter((word) => !word.startsWith(fine)) }),
  }
}

/**
 * Returns the conditions without those that do not matter ("wifi isn't important"), and without
 * days if any day will do.
 */
function conditionsStill({ conditions }: Need, plain: string): StatedCondition[] {
  const isAnyDay = ANY_DAY.test(plain)
  const lifted = DOES_NOT_MATTER.test(plain) ? parseConditions(plain).stated.map(conditionKey) : []
  return conditions.filter(
    (each) => !lifted.includes(conditionKey(each)) && !(isAnyDay && isOfTime(each)),
  )
}

/** Whether a turn removes the pet constraint; "no cats" keeps a dog. */
function takesBackPets({ said }: Need, plain: string): boolean {
  if (!LIFT_PETS.test(plain) && !PETS_STAY.test(plain)) return false
  const coming = fold(said.pets ?? '')
  return !(
    (CATS.test(plain) && !DOGS.test(plain) && DOGS.test(coming)) ||
    (DOGS.test(plain) && !CATS.test(plain) && CATS.test(coming))
  )
}

const DOGS = phrasePattern('dogs')
const CATS = phrasePattern('cats')

function namesPlaceToForget({ place }: Need, plain: string): boolean {
  return (
    place !== null &&
    new RegExp(
      `\\b(?:forget|not|drop|scrap|skip|olvida(?:te)?(?: de)?|vergiss|oublie[zs]?) (?:about )?(?:the |el |la |die |das |le |l)?${fold(place.said).replace(/[^\p{L}\s]/gu, '.')}\\b`,
      'u',
    ).test(plain)
  )
}
