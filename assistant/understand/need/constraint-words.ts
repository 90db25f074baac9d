import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { anyOf } from '../phrases/pattern.ts'

/**
 * Returns the need without words if they only name kinds and constraints: meeting those is enough.
 */
export function withoutConstraintWords(need: Need): Need {
  const isMatter =
    need.concepts.length > 0 ||
    need.words.some((word) => !KIND_WORD.test(word) && !isLimitWord(word, need))
  return isMatter ? need : { ...need, words: [] }
}

/** Words that name only a kind, not a topic. */
export const KIND_WORD = new RegExp(
  `^(?:escapes?|places?|things?|experiences?|essentials?|enhancements?|lugar(?:es)?|sitios?|orte?|lieux?|endroits?|experiencias?|erlebnisse?|auszeit(?:en)?|retreats?|retiros?|retraites?|resorts?|lodges?|cabins?|cabanas?|hutten?|cabanes?|supplements?|suplementos?|events?|courses?|cours|sessions?|massages?|masajes?|massagen|something|algo|etwas|quelque|getaways?|${(['escapes', 'essentials', 'experiences', 'enhancements', 'apps'] as const).map(anyOf).join('|')})$`,
)
const PET_WORD = new RegExp(`^${anyOf('pets')}$`)

/** Whether a word repeats a constraint ("Hund" with "with a dog", or the name of the place). */
function isLimitWord(word: string, { petFriendly, place }: Need): boolean {
  return (petFriendly && PET_WORD.test(word)) || (place !== null && fold(place.said).includes(word))
}
