import type { Act } from '../act.ts'
import type { Referents } from './referents.ts'

/** "Which would you recommend?", "your favourite?", in folded text. */
const ASKING = [
  /^(?:(?:and|ok(?:ay)?|so|but)[, ]+)*(?:which|what)(?: one| of (?:these|those|them))?,? (?:(?:would|do|should|shall|could|can) (?:you|i|we) (?:personally )?(?:recommend|suggest|pick|choose|take|go (?:for|with)|start with)|is (?:the )?best(?: for me| for us)?$|(?:would|might|could|will) (?:help|suit|work for)(?: me| us)?(?: (?:the )?(?:most|best))?$)/,
  /^(?:your|whats your|what is your) (?:pick|choice|recommendation|favou?rite|top pick)\b/,
  /^(?:(?:y|pues|vale|ok)[, ]+)*(?:cual|que)(?: de (?:ellos|ellas|estos|estas))? (?:me |nos )?(?:recom\w+|aconsej\w+|sugier\w+|sugerir\w+|elegirias|escogerias|elijo|escojo|cogerias|ayudaria mas|vendria mejor)/,
  /^(?:(?:und|ok|also)[, ]+)*(?:welche[rsnm]?|was|wozu)(?: davon| von (?:denen|diesen))? (?:(?:wurdest du|wurden sie|kannst du|konnen sie)(?: mir| uns)? (?:empfehlen|raten|nehmen|wahlen|aussuchen)|empfiehlst du|empfehlen sie|rat(?:st du|en sie)|soll(?:te)? ich (?:nehmen|wahlen)|(?:hilft|wurde)(?: mir| uns)? am (?:besten|meisten)(?: helfen)?$)/,
  /^(?:(?:et|alors|ok)[, ]+)*(?:lequel|laquelle|que|quoi)(?: est ce que)?(?: tu| vous)?(?: me| nous)? ?(?:conseill\w*|recommand\w*|choisiri\w*|prendri\w*|suggere\w*|(?:qui )?(?:m|nous )?aiderait le (?:plus|mieux)$)/,
]

/** The act of a turn that asks which of the listings shown to take; null for another turn. */
export function ofRecommendation(plain: string, { list }: Referents): Act | null {
  const spaced = plain.replace(/-/g, ' ').replace(/[?!. ]+$/, '')
  if (list.length < 2 || !ASKING.some((pattern) => pattern.test(spaced))) return null
  return { kind: 'best', about: [...list], isOpen: true }
}
