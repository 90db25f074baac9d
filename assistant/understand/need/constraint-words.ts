import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { anyOf } from '../phrases/pattern.ts'

/** Where only kinds and limits were named, what keeps to them is what was asked for: nothing is left to look for. */
export function withoutConstraintWords(need: Need): Need {
  const isMatter =
    need.concepts.length > 0 ||
    need.words.some((word) => !KIND_WORD.test(word) && !isLimitWord(word, need))
  return isMatter ? need : { ...need, words: [] }
}

/** What only names a kind, and no matter. */
export const KIND_WORD = new RegExp(
  `^(?:escapes?|places?|things?|experiences?|essentials?|enhancements?|lugar(?:es)?|sitios?|orte?|lieux?|endroits?|experiencias?|erlebnisse?|auszeit(?:en)?|retreats?|retiros?|retraites?|resorts?|lodges?|cabins?|cabanas?|hutten?|cabanes?|supplements?|suplementos?|events?|courses?|cours|sessions?|massages?|masajes?|massagen|something|algo|etwas|quelque|getaways?|${(['escapes', 'essentials', 'experiences', 'enhancements', 'apps'] as const).map(anyOf).join('|')})$`,
)
const PET_WORD = new RegExp(`^${anyOf('pets')}$`)

/** "Hund" beside "with a dog", and the name of the place, say no more than the limit does. */
function isLimitWord(word: string, { petFriendly, place }: Need): boolean {
  return (petFriendly && PET_WORD.test(word)) || (place !== null && fold(place.said).includes(word))
}
