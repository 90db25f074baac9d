import type { Category } from './category.ts'
import type { ChatPartOf } from './chat.ts'
import { fold } from './text.ts'

const SWAP =
  /\b(?:swap|exchange|replace|change|cambi\w+|sustitu\w+|tausch\w*|ersetz\w*|wechs\w+|echange\w*|remplace\w*)\b/
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|primer[oa]?|erste[ns]?|premiere?|1)\b/, 0],
  [/\b(?:second|2nd|segund[oa]|zweite[ns]?|deuxieme|seconde?|2)\b/, 1],
  [/\b(?:third|3rd|tercer[oa]?|dritte[ns]?|troisieme|3)\b/, 2],
  [/\b(?:fourth|4th|cuart[oa]|vierte[ns]?|quatrieme|4)\b/, 3],
  [/\b(?:last|ultim[oa]|letzte[ns]?|derniere?)\b/, -1],
]
const KINDS: Record<Category, RegExp> = {
  escapes:
    /\b(?:retreats?|stays?|hotels?|trips?|retiros?|estancias?|aufenthalt|unterkunft|retraites?|sejours?)\b/,
  essentials: /\b(?:products?|productos?|produkte?|produits?)\b/,
  experiences:
    /\b(?:class|workshops?|events?|clases?|talleres|taller|eventos?|kurs|veranstaltung|cours|ateliers?)\b/,
  enhancements:
    /\b(?:apps?|coach|coaching|services?|servicios?|aplicacion|dienst|application|appli)\b/,
}
/** Whoever says more than that asks for something else as well. */
const MOST_WORDS = 6

/** Whether a folded text asks to have something else in the place of what is there. */
export function asksSwap(plain: string): boolean {
  return SWAP.test(plain)
}

/** Whether a folded text says where a slot is, or of which kind, and little more. */
export function namesSlot(plain: string): boolean {
  const isNamed = [...PLACES.map(([place]) => place), ...Object.values(KINDS)].some((words) =>
    words.test(plain),
  )
  return isNamed && isShort(plain)
}

const isShort = (plain: string) => plain.split(' ').length <= MOST_WORDS

/** Which slot of a plan a folded text means, by name, place or kind; null for none or more than one. */
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
