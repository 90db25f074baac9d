import { CONCEPTS, type ConceptName } from '#domain/concepts/concepts.ts'
import type { Need } from '#domain/need/need.ts'

const FOR_OTHER =
  /^[¿¡ ]*(?:(?:and|ok|y|und|et|thanks|gracias|danke|merci)[, ]+)*(?:(?:what about|do you (?:also )?have|is there|hay|tienes|gibt es|hast du|avez vous|il y a) )?(?:(?:also |tambien |auch |aussi )?(?:something|anything|one|algo|etwas|was|quelque chose) )?(?:for|para|fur|pour) (?:me|myself|us|him|her|them|mi|nosotros|el|ella|ellos|mich|uns|ihn|sie|moi|nous|lui|elle|eux|(?:my|mi|mein\w*|mon|ma) \p{L}+)(?: (?:too|as well|also|tambien|auch|aussi|instead))*[ ?.!]*$/u

/** Whether a folded turn asks for the same for somebody else: "and something for me too?". */
export function isForSomebodyElse(plain: string): boolean {
  return FOR_OTHER.test(plain)
}

/** The concepts that say whom a need is for. */
export function audienceOf({ asked }: Pick<Need, 'asked'>): ConceptName[] {
  return asked.flatMap(({ name }) => (CONCEPTS[name].group === 'people' ? name : []))
}
