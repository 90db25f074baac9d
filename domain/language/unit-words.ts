import { GERMAN } from './condition-words-de.ts'
import { ENGLISH } from './condition-words-en.ts'
import { SPANISH } from './condition-words-es.ts'
import { FRENCH } from './condition-words-fr.ts'

const UNITS = new RegExp(
  `^(?:${[ENGLISH, SPANISH, GERMAN, FRENCH]
    .flatMap(({ minutes, hours, weeks, people, stars, weekdays }) => [
      minutes,
      hours,
      weeks,
      people,
      stars,
      ...weekdays,
    ])
    .join('|')})$`,
  'u',
)

/** Whether a folded word is a unit of a condition in some language: minutes, weeks, people, a weekday ("45 mins"). */
export function isUnitWord(word: string): boolean {
  return UNITS.test(word)
}
