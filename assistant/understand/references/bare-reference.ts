import type { Language } from '#domain/language/language.ts'
import { wordsOf } from '#domain/text/text.ts'
import { anyOf } from '../phrases/pattern.ts'

const POSITIONS = new RegExp(
  `\\b(?:${(['first', 'second', 'third', 'fourth', 'last'] as const).map(anyOf).join('|')})\\b`,
  'g',
)

/** Words that with a position or a name only point to a listing ("and what about the second one?"). */
const POINTING: Readonly<Record<Language, string>> = {
  en: 'and or so but what whats about how of for with in at the a is then also too no nope sorry oh ok i meant mean one ones other that this option number please',
  es: 'y o pero que tal como de para con en el la lo los las un una al es entonces tambien no perdon digo queria decir me refiero otro otra ese esa opcion numero porfa',
  de: 'und oder aber was wie ist mit bei beim im von vom fur der die das den dem des ein eine dann auch nein sorry ich meine meinte andere anderen anderer option nummer bitte',
  fr: 'lautre et ou mais quoi comment de du pour avec chez a au le la les l un une est alors aussi non pardon je voulais dire parlais autre celui celle ci option numero svp',
}
const WORDS = new Set(Object.values(POINTING).flatMap((words) => words.split(' ')))

/** Whether a folded text without titles only points to another listing and asks nothing of its own. */
export function isBareReference(plain: string): boolean {
  return wordsOf(plain.replace(POSITIONS, ' ')).every((word) => WORDS.has(word))
}
