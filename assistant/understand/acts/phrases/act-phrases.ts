import type { ActName, ActPhrases } from './act-name.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'

/** Examples of turns with the act of each, in four languages. */
export const ACT_PHRASES: readonly { text: string; name: ActName }[] = [
  ENGLISH,
  SPANISH,
  GERMAN,
  FRENCH,
].flatMap(linesOf)

function linesOf(phrases: ActPhrases): { text: string; name: ActName }[] {
  return (Object.keys(phrases) as ActName[]).flatMap((name) =>
    phrases[name]
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((text) => ({ text, name })),
  )
}
