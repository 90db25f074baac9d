/**
 * Words that promise a medical effect. Names of practices ("sound healing", "spa treatment", "a treat")
 * promise none.
 */
const CLAIM =
  /\b(?:cur(?:e|es|ed|ing|ative)|heal(?:s|ed)|treat(?:s|ed|ing)|treat (?!yourself|me\b|them\b|myself|us\b)(?:your|the|any|all|insomnia|anxiety|depression|pain|stress)|treatment (?:for|of) (?:insomnia|anxiety|depression|pain|cancer|disease)|diagnos\w+|remed(?:y|ies)|clinically proven|scientifically proven|medically proven|guarantee[sd]?|miracles?|detoxif(?:y|ies) (?:your|the) (?:liver|blood)|prevents? (?:disease|cancer|illness)|reverses? (?:ageing|aging|diabetes))\b/i

/** The same in the other languages of the site, of what is said of a person or an illness. */
const CLAIM_ELSEWHERE =
  /\b(?:heilt|geheilt|kuriert|behandelt (?:deine?|ihre?|angst|schmerzen|depression\w*|schlaflosigkeit)|klinisch (?:bewiesen|erwiesen)|cura (?:la|el|tu|su|los|las|todo)|sana (?:la|el|tu|su)|trata (?:la|el|tu|su) (?:ansiedad|insomnio|depresi[oó]n|dolor)|cl[ií]nicamente (?:probado|comprobado)|gu[eé]rit|soigne (?:l|la|le|votre|ton|vos|tes)|traite (?:l|la|le|votre|ton)|cliniquement prouv[eé])/i

export function isClaim(text: string): boolean {
  return CLAIM.test(text) || CLAIM_ELSEWHERE.test(text)
}

/** A text without the sentences that promise a medical effect; empty when every one does. */
export function withoutClaims(text: string): string {
  if (!isClaim(text)) return text
  return sentencesOf(text)
    .filter((sentence) => !isClaim(sentence))
    .join(' ')
}

/** The sentences of a text, trimmed. A price or "4.5" does not end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["'”’)]?)\s+(?=[\p{Lu}\p{N}“"'(])/u).filter(Boolean)
}
