import type { PlanSlot } from '../chat/chat.ts'
import type { Category } from '../listing/category.ts'
import { countOf, NUMBER_WORDS } from '../need/circumstances.ts'
import { contentWords } from '../text/content-words.ts'
import { fold, wordsOf } from '../text/text.ts'

const SWAP =
  /\b(?:swap|exchange|replace|change|cambi\w+|sustitu\w+|tausch\w*|ersetz\w*|wechs\w+|echange\w*|remplace\w*)\b/
const OTHER =
  /\b(?:another|(?:a |some )?different|some(?:where|thing) else|otr[oa]s?|distint[oa]s?|andere[nrsm]?|autres?)\b/
const REMOVAL =
  /\b(?:remove|delete|drop|take out|leave out|skip|get rid of|quita\w*|elimina\w*|borra\w*|streich\w*|entfern\w*|losch\w*|lass\w* .{1,40} weg|without (?:the|that)|ohne (?:den|die|das)|sin (?:el|la|ese|esa)|sans (?:l[ea] |l(?=[aeiouh]))|weglassen|supprim\w*|enlev\w*|retire[zr]?)\b/
const ADDITION =
  /\b(?:add|include|put in|throw in|fit in|squeeze in|plus|anad\w+|incluye\w*|agrega\w*|pon\w*|fug\w* .{1,40} hinzu|nimm .{1,40} (?:dazu|auf)|dazu|ajout\w+|inclu\w+|rajout\w+)\b/
const WISH = /\b(?:something(?! else)|algo|etwas(?! anderes)|quelque chose(?! dautre))\b/
const CHEAPER =
  /\b(?:cheaper|less expensive|too (?:expensive|dear|pricey|costly)|mas barat[oa]|demasiado car[oa]|muy car[oa]|gunstiger\w*|billiger\w*|zu teuer|moins cher[es]?|trop cher[es]?)\b/
/** Courtesies and complaints, which only ask for another item. */
const COURTESIES =
  /\b(?:please|por favor|bitte|sil (?:vous|te) plait|(?:can|could) (?:you|we|i)|puedes|kannst du|konnen sie|(?:peux|pouvez)[- ](?:tu|vous)|(?:is|are|es|ist|est) (?:(?:a )?(?:bit|little) )?(?=too|muy|demasiado|zu|trop)|for (?:something|another|one)|por otr[oa]|durch (?:etwas|ein\w*)|par un[e]? autre)\b/g
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|primer[oa]?|erste[ns]?|premiere?|1)\b/, 0],
  [/\b(?:second|2nd|segund[oa]|zweite[ns]?|deuxieme|seconde?|2)\b/, 1],
  [/\b(?:third|3rd|tercer[oa]?|dritte[ns]?|troisieme|3)\b/, 2],
  [/\b(?:fourth|4th|cuart[oa]|vierte[ns]?|quatrieme|4)\b/, 3],
  [/\b(?:last|ultim[oa]|letzte[ns]?|derniere?)\b/, -1],
]
const DAY = '(?:day|dia|tag|jour)'
const DAY_NAMES: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b(?:first|1st|primer|erste[nrs]?|premier) ${DAY}\\b`), 1],
  [new RegExp(`\\b(?:second|2nd|segundo|zweite[nrs]?|deuxieme|second) ${DAY}\\b`), 2],
  [new RegExp(`\\b(?:third|3rd|tercer|dritte[nrs]?|troisieme) ${DAY}\\b`), 3],
  [new RegExp(`\\b(?:fourth|4th|cuarto|vierte[nrs]?|quatrieme) ${DAY}\\b`), 4],
  [new RegExp(`\\b(?:fifth|5th|quinto|funfte[nrs]?|cinquieme) ${DAY}\\b`), 5],
  [new RegExp(`\\b(?:sixth|6th|sexto|sechste[nrs]?|sixieme) ${DAY}\\b`), 6],
  [new RegExp(`\\b(?:seventh|7th|septimo|siebte[nrs]?|septieme) ${DAY}\\b`), 7],
  [new RegExp(`\\b(?:last ${DAY}|ultimo ${DAY}|letzte[nrs]? ${DAY}|dernier ${DAY})\\b`), -1],
]
const NUMBERED_DAY = new RegExp(`\\b${DAY} (\\d{1,2}|${NUMBER_WORDS.join('|')}|one|uno|eins|un)\\b`)
const KINDS: Record<Category, RegExp> = {
  escapes:
    /\b[ld]?(?:escapes?|retreats?|stays?|places?(?= (?:for|to stay|bitte|please)|$)|accommodations?|lodgings?|logements?|cabins?|hotels?|trips?|escapadas?|retiros?|estancias?|alojamientos?|auszeit(?:en)?|aufenthalt|unterkunft|hutte|escapades?|hebergements?|retraites?|sejours?)\b/,
  essentials:
    /\b[ld]?(?:essentials?|items?|products?|esenciales|esencial|productos?|produkte?|essentiels?|produits?)\b/,
  experiences:
    /\b[ld]?(?:experiences?|class(?:es)?|workshops?|events?|experiencias?|erlebnis(?:se)?|clases?|talleres|taller|eventos?|kurs|veranstaltung|cours|ateliers?)\b/,
  enhancements:
    /\b[ld]?(?:enhancements?|apps?|coach|mejoras?|complementos?|erganzung(?:en)?|complements?|ameliorations?|coaching|services?|servicios?|aplicacion|dienst|application|appli)\b/,
}
/** A text with more words asks for something else as well. */
const MOST_WORDS = 6

/** Whether a folded text asks to replace an item. */
export function requestsSwap(plain: string): boolean {
  return SWAP.test(plain) || OTHER.test(plain)
}

/** Whether a folded text says what should stand in the plan instead. */
export function namesWish(plain: string): boolean {
  return WISH.test(plain)
}

/** Whether a folded text asks for one more item. */
export function requestsAddition(plain: string): boolean {
  return ADDITION.test(plain)
}

/** Whether a folded text asks to leave an item out. */
export function requestsRemoval(plain: string): boolean {
  return REMOVAL.test(plain)
}

/** The day of the plan that a folded text names, from 1; -1 for the last one, null for none. */
export function dayNamed(plain: string): number | null {
  const number = NUMBERED_DAY.exec(plain)?.[1]
  if (number) return countOf(number) || 1
  return DAY_NAMES.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** Whether a folded text finds an item too expensive. */
export function requestsCheaper(plain: string): boolean {
  return CHEAPER.test(plain)
}

/** Whether a folded text names the position or kind of a slot, and little more. */
export function namesSlot(plain: string): boolean {
  if (dayNamed(plain) !== null) return true
  const isNamed = [...PLACES.map(([place]) => place), ...Object.values(KINDS)].some((words) =>
    words.test(plain),
  )
  return isNamed && isShort(plain)
}

function isShort(plain: string): boolean {
  const rest = plain.replace(CHEAPER, ' ').replace(COURTESIES, ' ')
  return (rest.match(/[\p{L}\d]+/gu) ?? []).length <= MOST_WORDS
}

type NamedSlot = Pick<PlanSlot, 'category' | 'day' | 'isLocked'> & {
  chosen: { card: { title: string } }
}

/** The index of the slot that a folded text names by title, day, position or kind; null for none. */
export function slotMeant(
  { slots, days }: { slots: readonly NamedSlot[]; days: number },
  plain: string,
): number | null {
  const named = slots.findIndex(({ chosen }) => plain.includes(fold(chosen.card.title)))
  if (named >= 0) return named
  const day = dayNamed(plain)
  if (day !== null)
    return indexOrNull(slots.findIndex((slot) => slot.day === (day < 0 ? days : day)))
  if (!isShort(plain)) return null
  const place = PLACES.find(([pattern]) => pattern.test(plain))?.[1]
  if (place !== undefined) {
    const at = place < 0 ? slots.length - 1 : place
    return at < slots.length ? at : null
  }
  const byWord = slots.findIndex(({ chosen }) => sharesWord(plain, chosen.card.title))
  const ofKind = slots.flatMap(({ category }, at) => (KINDS[category].test(plain) ? [at] : []))
  return ofKind.find((at) => !slots[at]?.isLocked) ?? ofKind[0] ?? indexOrNull(byWord)
}

/** Whether a folded text has a word of a title that says something ("remove the tea"). */
export function sharesWord(plain: string, title: string): boolean {
  const words = contentWords(plain.replace(SWAP, ' ').replace(REMOVAL, ' ')).filter(
    (word) => word.length > 2,
  )
  const named = wordsOf(fold(title))
  return words.some((word) => named.includes(word))
}

function indexOrNull(at: number): number | null {
  return at < 0 ? null : at
}
