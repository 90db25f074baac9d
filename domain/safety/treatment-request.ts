import { anyWords } from '../text/any-words.ts'
import { TROUBLE } from './words/illnesses.ts'

/**
 * A wish for help with a trouble is no question about treatment; a question about one listing is
 * answered from its details.
 */
const ASKED = new RegExp(
  String.raw`\b(?:${[
    `(?:does|do|can|could|will|would|what|which) (?!it |this |that |these |those |they )${anyWords(1, 4)}(?:cures?|heals?|treats?) (?:my |your |the )?${TROUBLE.en}`,
    `(?<!\\b(?:it|this|that|these|those|they) )cures? (?:for )?(?:my )?${TROUBLE.en}`,
    `(?<=\\w )(?<!\\b(?:esto|eso|el|ella|y) )(?:cura|curan|trata|tratan|sana|sanan) (?:la |el |mi |los |las )?${TROUBLE.es}`,
    `(?:puede|pueden|podria) ${anyWords(0, 3)}(?:curar|tratar|sanar) (?:la |el |mi |los |las )?${TROUBLE.es}`,
    `(?:heilt|heilen|kuriert|behandelt|behandeln) (?:(?!nach|mit|bei|und|das|es|dies)\\w+ ){0,2}${TROUBLE.de}`,
    `(?:kann|konnen) ${anyWords(1, 4)}${TROUBLE.de} (?:heilen|kurieren|behandeln)`,
    `(?<=\\w )(?<!\\b(?:ca|cela|il|elle|et) )(?:guerit|guerissent|traite|traitent|soigne|soignent) (?:la |le |les |l |ma |mon )?${TROUBLE.fr}`,
    `(?:peut|peuvent) ${anyWords(0, 3)}(?:guerir|traiter|soigner) (?:la |le |les |l |ma |mon )?${TROUBLE.fr}`,
  ].join('|')})\b`,
)

/**
 * Whether a text asks for a cure or treatment of a trouble that wellness products can ease but not
 * treat. Expects folded text. Never throws.
 */
export function requestsTreatment(text: string): boolean {
  return ASKED.test(text)
}
