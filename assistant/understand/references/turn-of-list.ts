import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import type { Act } from '../act.ts'
import { findOrRefine, hasMeaning } from '../need/topical.ts'
import { pointedAt } from '../shown-request.ts'
import { isBetterRatedRequest } from './better-rated.ts'
import { oneByNoun } from './described-one.ts'
import { firstBy } from './first-by.ts'
import type { Referents } from './referents.ts'
import { requestsAnyWithin, requestsOneWithin } from './request-within.ts'

/** "Any of those", "do any of them": the listings shown, and no others. */
export const OF_THOSE =
  /\b(?:any|which|some|none|all|one) of (?:those|these|them|that|it|the (?:ones|above))\b|^(?:and |but |so )?(?:do|does|are|is|would|can|will) any\b(?!one|thing|where)|\b(?:alguno|alguna|cual(?:es)?) de (?:esos|esas|estos|estas|ellos|ellas|los|las)\b|\b(?:eine[rs]?|welche[rs]?|keine[rs]?|alle|etwas|was) (?:davon|von (?:denen|diesen))|\bdavon (?:etwas|was|eine[rs]?|welche)\b|\b(?:lequel|laquelle|lesquels|lesquelles|un|une|certains|aucun) (?:d ?entre (?:eux|elles)|parmi|de ceux|de celles)\b/

/** "Is there anything indoors?" asks for others than those shown. */
const IS_THERE_SOMETHING =
  /^(?:(?:and|but|ok|so|y|pero|und|aber|et|mais)[, ]+)?(?:is there|are there|do you have|have you got|got|hay|teneis|tienes|tienen|gibt es|gibts|habt ihr|hast du|il y a|y a ?t ?il|avez vous|vous avez|tu as) (?:also |tambien |auch |aussi )?(?:anything|something|some(?:where|one)|anyone|algo|alguien|etwas|(?:irgend)?was|irgendetwas|jemand\w*|quelque chose|un truc|quelqu ?un)\b/

/** "It has to have single rooms" states a limit, and asks nothing. */
const DEMANDING =
  /^(?:(?:and|but|ok|y|pero|und|aber|et|mais)[, ]+)?(?:(?:it|they|the place|there) (?:has|have|needs?|must|should|ought)|must (?:have|be)|has to|tiene que|debe(?:ria)?|tendria que|es (?:muss|sollte)|muss|sollte|(?:il|elle|ca) doit|il (?:me )?faut|il faudrait)\b(?!.*\?)/

/** Questions about the operator of the site, also where listings are shown. */
const OF_SITE =
  /\b(?:(?:at|from|of|behind|with) (?:your|this|the) (?:company|team|site|website|business|platform)|your (?:company|team|office|business)|who (?:runs|owns|operates|is behind|stands behind) (?:this|the|your) (?:site|website|page|service|platform|directory)|quien (?:lleva|gestiona|dirige) (?:esta|la) (?:web|pagina)|wer (?:betreibt|steht hinter|fuhrt) (?:diese[rs]?|die) (?:seite|website|plattform)|qui (?:gere|tient|edite|dirige) (?:ce|le) (?:site|service)|(?:real|actual|live) (?:person|human)|(?:to|with) a human|hinter (?:dieser|der|eurer|ihrer) (?:seite|website|plattform)|eure[rmns]? (?:firma|team|seite)|echten? (?:mensch\w*|person)|(?:detras de|de) est[ae] (?:web|sitio|pagina)|vuestr[oa] (?:empresa|equipo|web)|persona (?:real|de verdad)|derriere (?:ce|votre) site|votre (?:entreprise|equipe|site|societe)|(?:vraie personne|vrai humain|etre humain))\b/

/** Whether a folded turn asks about the operator or the team of the site. */
export function isOfSite(plain: string): boolean {
  return OF_SITE.test(plain)
}

/** Limits that each listing shown is checked against. */
function hasVerdicts({
  petFriendly,
  wheelchair,
  minMinor,
  maxMinor,
  conditions,
  avoided,
}: Need): boolean {
  const isPriced = minMinor !== null || maxMinor !== null
  return petFriendly || wheelchair || isPriced || conditions.length > 0 || avoided.length > 0
}

/** Which of the listings shown meet a limit; null for another turn. */
export function ofThoseShown(plain: string, need: Need, { list }: Referents): Act | null {
  if (list.length === 0 || !OF_THOSE.test(plain) || need.place !== null) return null
  if (hasVerdicts(need)) return { kind: 'which', about: [...list] }
  // "Is any of that online?" wants those that are, also others where none of these is.
  const isWithin = need.online || need.inPerson || need.time !== null
  return isWithin && need.concepts.length === 0 ? { kind: 'refine' } : null
}

/** A search that is asked like a question about the listings shown; null for another turn. */
export function ofSomethingElse(plain: string, need: Need, { list }: Referents): Act | null {
  const isWish = hasMeaning(need) || need.words.length > 0 || need.time !== null
  if (!isWish || isBetterRatedRequest(plain)) return null
  const isDemand = DEMANDING.test(plain) && need.conditions.length > 0
  if (list.length > 0 && (requestsOneWithin(plain) || isDemand)) return { kind: 'refine' }
  return IS_THERE_SOMETHING.test(plain) || (list.length > 0 && requestsAnyWithin(plain))
    ? { kind: findOrRefine(need) }
    : null
}

export const CHEAPEST =
  /\b(?:(?:the )?(?:cheapest|least expensive)|(?:el|la) mas (?:barat[oa]|economic[oa])|(?:das|die|den|der) (?:billigste|gunstigste)n?|(?:le|la) moins chere?)\b/

/** The listings that a folded turn points at, by position, name or price. */
export function meantIn(plain: string, list: readonly Candidate[]): Candidate[] {
  const pointed = pointedAt(plain, list)
  if (pointed.length > 0) return pointed
  const cheapest = CHEAPEST.test(plain) ? firstBy(list, 'price') : null
  return cheapest ? [cheapest] : oneByNoun(plain, list)
}

/** A question that is no search: about the one discussed last, else about all shown; null for none. */
export function ofOpenQuestion(
  plain: string,
  isQuestion: boolean,
  { focus, shown, list }: Referents,
): Act | null {
  if (!isQuestion || list.length === 0) return null
  const pointed = meantIn(plain, list)
  const about: readonly Candidate[] =
    pointed.length > 0 ? pointed : focus.length > 0 ? focus.slice(0, 1) : shown
  return { kind: 'tell', about: [...about] }
}
