import type { Category } from '../listing/category.ts'
import { fold } from '../text/text.ts'
import type { ChatPartOf } from './chat.ts'

const SWAP =
  /\b(?:swap|exchange|replace|change|cambi\w+|sustitu\w+|tausch\w*|ersetz\w*|wechs\w+|echange\w*|remplace\w*)\b/
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
const KINDS: Record<Category, RegExp> = {
  escapes:
    /\b[ld]?(?:escapes?|retreats?|stays?|cabins?|hotels?|trips?|escapadas?|retiros?|estancias?|alojamientos?|auszeit(?:en)?|aufenthalt|unterkunft|hutte|escapades?|hebergements?|retraites?|sejours?)\b/,
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
  return SWAP.test(plain)
}

/** Whether a folded text finds an item too expensive. */
export function requestsCheaper(plain: string): boolean {
  return CHEAPER.test(plain)
}

/** Whether a folded text names the position or kind of a slot, and little more. */
export function namesSlot(plain: string): boolean {
  const isNamed = [...PLACES.map(([place]) => place), ...Object.values(KINDS)].some((words) =>
    words.test(plain),
  )
  return isNamed && isShort(plain)
}

function isShort(plain: string): boolean {
  const rest = plain.replace(CHEAPER, ' ').replace(COURTESIES, ' ')
  return (rest.match(/[\p{L}\d]+/gu) ?? []).length <= MOST_WORDS
}

/** The index of the slot that a folded text names by title, position or kind; null for none or several. */
export function slotMeant({ slots }: ChatPartOf<'plan'>, plain: string): number | null {
  const named = slots.findIndex(({ chosen }) => plain.includes(fold(chosen.card.title)))
  if (named >= 0) return named
  if (!isShort(plain)) return null
  const place = PLACES.find(([pattern]) => pattern.test(plain))?.[1]
  if (place !== undefined) {
    const at = place < 0 ? slots.length - 1 : place
    return at < slots.length ? at : null
  }
  const ofKind = slots.flatMap(({ category }, at) => (KINDS[category].test(plain) ? [at] : []))
  return ofKind.length === 1 ? (ofKind[0] ?? null) : null
}
