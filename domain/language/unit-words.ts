import { GERMAN } from './condition-words-de.ts'
import { ENGLISH } from './condition-words-en.ts'
import { SPANISH } from './condition-words-es.ts'
import { FRENCH } from './condition-words-fr.ts'

const LANGUAGES = [ENGLISH, SPANISH, GERMAN, FRENCH]

const UNITS = new RegExp(
  `^(?:${LANGUAGES.flatMap(({ minutes, hours, weeks, people, stars, weekdays }) => [
    minutes,
    hours,
    weeks,
    people,
    stars,
    ...weekdays,
  ]).join('|')})$`,
  'u',
)

/** Whether a folded word is a unit of a condition in some language: minutes, weeks, people, a weekday ("45 mins"). */
export function isUnitWord(word: string): boolean {
  return UNITS.test(word)
}

const DAILY = new RegExp(
  `(?<!\\p{L})(?:${LANGUAGES.map(({ aDay }) => aDay).join('|')})(?!\\p{L})`,
  'u',
)

/** Whether folded words say "a day", in some language: "10 minutes a day" is a habit, no class. */
export function isDaily(said: string): boolean {
  return DAILY.test(said)
}
