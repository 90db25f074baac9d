import { CONCEPTS, type ConceptName } from '#domain/concepts/concepts.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import {
  dayNamed,
  namesSlot,
  requestsAddition,
  requestsCheaper,
  requestsRemoval,
  requestsSwap,
  sharesWord,
} from '#domain/plan/slot-words.ts'
import { fold } from '#domain/text/text.ts'
import type { Act } from './act.ts'
import { isPrice } from './need/topical.ts'
import { phrasePattern } from './phrases/pattern.ts'
import { QUESTION } from './shown-question.ts'

export const PLAN = phrasePattern('plan')

/** Removes the word "plan": it is a request, not a misspelling of "plane". */
export function withoutPlanWord(text: string): string {
  return text.replace(/\bplan(?:s|ned|ning)?\b/gi, ' ')
}

/** Whether a turn replaces a part of the plan ("swap the app"); "change the budget" does not. */
export function isSwap(plain: string, shown: readonly Candidate[]): boolean {
  return (
    (requestsSwap(plain) || requestsCheaper(plain)) &&
    (namesSlot(plain) || shown.some(({ title }) => plain.includes(fold(title))))
  )
}

/** Matches a request for the total of a plan at the start of a folded text. */
const TOTAL =
  /^(?:and |so |y |und |et )?(?:what(?:s| is| does)|how much(?: is| does)?|cual es|cuanto (?:es|cuesta|suma|sale|saldria|seria)|was (?:ist|kostet|macht)|wie (?:viel|hoch) (?:ist|kostet)|quel est|combien (?:ca |cela )?(?:fait|coute|revient))(?: \w+){0,3} ?(?:total|sum|cost|gesamt\w*|summe|insgesamt|alles|todo|tout)\b/
/** A short question for the sum, or for the share of each. */
const OF_TOTAL =
  /^(?=(?:\S+ ?){1,9}$).*\b(?:per (?:person|head)|each|a head|in all|altogether|in total|come to|pro (?:person|kopf|nase)|insgesamt|zusammen|por (?:persona|cabeza)|en total|par personne|chacune?|en tout|au total)\b/
/** Somebody else comes along: "and if my daughter (8) comes too?" */
const JOINING =
  /^(?:and |so |ok |y |und |et )?(?:(?:what if|if) (?:my|our) .{3,30} (?:comes?|joins?|came)|(?:my|our) .{3,30} (?:is coming|comes|joins us)|si (?:viene|se apunta) (?:mi|nuestr[oa]) |(?:wenn|falls) (?:mein|unser)\w* .{3,30}(?:mitkommt|dabei ist|mitfahrt)|si (?:mon|ma|notre) .{3,30} (?:vient|nous accompagne))/
const ALL =
  /\b(?:everything|all of (?:it|them|this|these)|the whole (?:plan|trip)|all (?:the )?(?:items|things|places)|todo|todos|todas|alles|alle|tout|tous|toutes)\b/
/** "¿Todo admite perros?": a question by its mark alone. */
const ASKED_OF_ALL =
  /^(?:(?:and|y|und|et) )?(?:(?:does|do|is|are) )?(?:everything|todo|todos|todas|alles|tout)(?: \S+){1,5}\?\s*$/
const BRING =
  /\b(?:what (?:should|do|must|can) (?:i|we) (?:need to |have to )?(?:bring|pack|take)|que (?:debo|debemos|hay que|tengo que|puedo) (?:llevar|traer)|que (?:llevo|llevamos)|was (?:soll|sollte|muss|brauche|nehme) (?:ich|man|wir)(?: \w+){0,2} ?(?:mitbringen|mitnehmen|einpacken|mit)?|que (?:dois|faut|devons|puis)(?:[ -]\w+){0,2} (?:apporter|emporter|prendre))\b/
/** "Can you put …?" asks for a change, and no question. */
const ASKED_POLITELY =
  /^(?:(?:ok|and|so|please) )?(?:(?:can|could|would) (?:you|we)(?: please)?|(?:kannst|konntest) du(?: bitte)?|puedes|podrias|(?:peux|pourrais)[- ]tu|pouvez[- ]vous) |\?\s*$/g
const SOMETHING =
  /\b(?:something|anything|rather|instead|algo|mejor|etwas|was|lieber|quelque chose|plutot)\b/

/**
 * What a turn changes in the plan shown or asks about all of it, where the words for it would
 * otherwise refer to a listing; else null.
 */
export function parsePlanTurn(text: string, need: Need, shown: readonly Candidate[]): Act | null {
  const asked = fold(text).replace(/[¿¡]/g, '')
  const plain = asked.replace(ASKED_POLITELY, '')
  if (BRING.test(plain)) return { kind: 'planQuestion', about: 'bring' }
  // The plan is shown again, with its total.
  if (JOINING.test(plain)) return { kind: 'plan' }
  const isOfTotal = OF_TOTAL.test(plain) && QUESTION.test(plain)
  if ((TOTAL.test(plain) || isOfTotal) && !namesSlot(plain)) return { kind: 'swap' }
  if (QUESTION.test(plain) && !/^(?:quelque|algo|was ruhig)/.test(plain))
    return ALL.test(plain) ? { kind: 'planQuestion', about: 'facts' } : null
  if (ASKED_OF_ALL.test(asked)) return { kind: 'planQuestion', about: 'facts' }
  const isNamed = namesSlot(plain) || shown.some(({ title }) => plain.includes(fold(title)))
  const isOfWord =
    requestsRemoval(plain) &&
    (isBrief(plain) || shown.some(({ title }) => sharesWord(plain, title)))
  if (isOfWord || (isNamed && (requestsRemoval(plain) || requestsSwap(plain))))
    return { kind: 'swap' }
  const isTopic = need.asked.some(({ implied }) => !implied) || need.contentTypes.length > 0
  if ((requestsAddition(plain) || requestsSwap(plain)) && (isTopic || SOMETHING.test(plain)))
    return { kind: 'swap' }
  const isOfDay = dayNamed(plain) !== null
  return isOfDay && (SOMETHING.test(plain) || need.asked.some(({ implied }) => !implied))
    ? { kind: 'swap' }
    : null
}

const BRIEF = 4

function isBrief(plain: string): boolean {
  return plain.split(' ').length <= BRIEF
}

/** Whether a turn only finds the plan too expensive, without a sum or another wish. */
export function isCheaperPlan(plain: string, { maxMinor, contentTypes, asked }: Need): boolean {
  const isBare = contentTypes.length === 0 && asked.every(({ name }) => isPrice(name))
  return requestsCheaper(plain) && maxMinor === null && isBare
}

/**
 * Whether a need only changes a constraint of the plan: "make it 50 dollars", "without apps", "three days instead",
 * "in Europe", "with my sister too", "Sunday mornings only".
 */
export function isNewLimit(need: Need): boolean {
  const { maxMinor, avoided, contentTypes, asked, inPerson, petFriendly, wheelchair } = need
  const { duration, party, company, place, time } = need
  const isBare = asked.every(
    ({ name, said }) => isPrice(name) || isCircumstance(name) || said === '',
  )
  const isLimit = maxMinor !== null || avoided.length > 0 || inPerson || petFriendly || wheelchair
  const isCircumscribed = [duration, party, company, place, time].some((each) => each !== null)
  return (isLimit || isCircumscribed) && contentTypes.length === 0 && isBare
}

/** Concepts that a length of stay or the company of a trip imply. */
function isCircumstance(name: ConceptName): boolean {
  const { group } = CONCEPTS[name]
  return group === 'people' || name === 'weekend'
}

/**
 * Whether a turn requests a plan; a duration and a price without a kind do ("two weeks, 150
 * dollars, no travel").
 */
export function isPlan(plain: string, { duration, maxMinor, maxPer, contentTypes }: Need): boolean {
  // A price per night is about a stay, even as the share of a total.
  const isSpan =
    duration !== null &&
    maxPer !== 'night' &&
    (duration.value.unit === 'week' || duration.value.unit === 'month')
  return PLAN.test(plain) || (isSpan && maxMinor !== null && contentTypes.length === 0)
}
