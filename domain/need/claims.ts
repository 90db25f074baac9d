import type { Language } from '../language/language.ts'
import { ILLNESS, MEDICINE, TROUBLE } from '../safety/words/illnesses.ts'
import { anyWords } from '../text/any-words.ts'
import { fold } from '../text/text.ts'

/**
 * Words that promise a medical effect. Names of practices ("sound healing", "spa treatment", "a
 * treat") do not.
 */
const CLAIM =
  /\b(?:cur(?:e|es|ed|ing|ative)|heal(?:s|ed)|treat(?:s|ed|ing)|treat (?!yourself|me\b|them\b|myself|us\b)(?:your|the|any|all|insomnia|anxiety|depression|pain|stress)|treatment (?:for|of) (?:insomnia|anxiety|depression|pain|cancer|disease)|diagnos\w+|remed(?:y|ies)|clinically proven|scientifically proven|medically proven|guarantee[sd]?|miracles?|detoxif(?:y|ies) (?:your|the) (?:liver|blood)|prevents? (?:disease|cancer|illness)|reverses? (?:ageing|aging|diabetes))\b/i

/** The same in the other languages of the interface, about a person or an illness. */
const CLAIM_ELSEWHERE =
  /\b(?:heilt|geheilt|kuriert|behandelt (?:deine?|ihre?|angst|schmerzen|depression\w*|schlaflosigkeit)|klinisch (?:bewiesen|erwiesen)|cura (?:la|el|tu|su|los|las|todo)|sana (?:la|el|tu|su)|trata (?:la|el|tu|su) (?:ansiedad|insomnio|depresion|dolor)|clinicamente (?:probado|comprobado)|guerit|soigne (?:l|la|le|votre|ton|vos|tes)|traite (?:l|la|le|votre|ton)|cliniquement prouve)/

const ILL: Record<Language, string> = {
  en: `(?:${ILLNESS.en}|${TROUBLE.en}|trauma|(?:chronic )?pains?)\\b`,
  es: `(?:${ILLNESS.es}|${TROUBLE.es}|traumas?|dolor(?:es)?)\\b`,
  de: `(?:${ILLNESS.de}|${TROUBLE.de}|angste?n?|traumata|trauma|schmerzen)\\b`,
  fr: `(?:[ld]?${ILLNESS.fr}|[ld]?${TROUBLE.fr}|traumatismes?|douleurs?)\\b`,
}
const WITHIN = anyWords(0, 3)

/** Claims of ending or fighting an illness, replacing medicine or being proven; diagnoses. */
const OF_ILLNESS = new RegExp(
  `\\b(?:${[
    `(?:heal|healing|treat|treating|treatments?|end|ends|ending|fix|fixes|resolves?|revers(?:e|es|ing)|eliminat(?:e|es|ing)|eras(?:e|es|ing)|banish(?:es)?|beats?|conquers?|fights?|combats?|rid of|effective (?:against|for)|protects? (?:you )?(?:from|against)) ${WITHIN}${ILL.en}`,
    `(?:better than|instead of|replaces?|replacement for|substitutes? for|alternative to|no need for) (?:your |any )?${MEDICINE.en}`,
    `(?<!\\b(?:if|when|in case) )you (?:\\w+ ){0,2}(?:have|suffer from|are suffering from) (?:an? |your )?(?:\\w+ )?(?:${ILLNESS.en}|${TROUBLE.en}|disorder)\\b|you are (?:probably |likely |clinically )?(?:depressed|bipolar|autistic|anorexic)`,
    '(?:fda|doctors?)[ -](?:approved?|recommend(?:s|ed)?|endorsed?)|(?:no|without|free of) side effects|proven to|(?:scientifically|clinically|medically) (?:proven|shown|tested|validated)',
    '(?<!\\b(?:is it|not|whether it is|if it is) )safe (?:for everyone|for all|during pregnancy|in pregnancy|with (?:any|all|your) (?:medication|medicine)s?)',
    `(?:cura(?:n|r|ra|ran)?|curacion|sana(?:n|r)?|trata(?:n|r)?|tratamientos?|elimina(?:n|r|ra)?|combate(?:n)?|vence(?:n|r)?|acaba(?:n)? con|eficaz (?:contra|para)) ${WITHIN}${ILL.es}`,
    `remedios? (?:contra|para)|sin efectos secundarios|(?<!\\b(?:si|cuando) )(?:tienes|padeces|sufres|usted tiene)(?: de)? ${WITHIN}(?:${ILLNESS.es}|${TROUBLE.es})`,
    '(?:cientifica|clinica|medica)mente (?:probad|comprobad|demostrad|avalad)|resultados? garantizad|garantiza(?:n|mos)? (?:\\w+ )?(?:resultados?|mejoria|efectos?)',
    `(?:heilung|heilen|kurieren|behandlung|bekampft|besiegt|beseitigt|befreit|befreien|wirksam|wirkt|hilft nachweislich) ${WITHIN}${ILL.de}|${ILL.de} ${WITHIN}(?:heilen|kurieren|besiegen|beseitigen|behandeln)`,
    `heilmittel|wundermittel|ohne nebenwirkung|(?<!\\b(?:wenn|falls|ob) )(?:du hast|sie haben|du leidest|sie leiden)(?: an| unter)? (?:\\w+ )?(?:${ILLNESS.de}|${TROUBLE.de})`,
    '(?:wissenschaftlich|klinisch|medizinisch) (?:bewiesen|erwiesen|belegt|nachgewiesen|getestet)|(?:wirkung|erfolg|ergebnis\\w*|heilung) (?:\\w+ )?garantiert|garantierte[rsn]? (?:wirkung|erfolg|ergebnis)',
    `gueri(?:r|s|ra|ssent|son)|(?:soign(?:e|er|ent)|trait(?:e|er|ent|ements?)|elimine(?:r|nt)?|combat(?:tre|tent)?|efficaces? contre|vient a bout) ${WITHIN}${ILL.fr}`,
    `remedes? (?:contre|pour|a)|sans effets? secondaires?|(?<!\\b(?:si|quand) )(?:vous avez|tu as|vous souffrez|tu souffres) ${WITHIN}(?:d)?(?:${ILLNESS.fr}|${TROUBLE.fr})`,
    '(?:scientifique|clinique|medicale)ment (?:prouve|demontre|valide|teste)|(?:resultats?|effets?|efficacite) garanti|garanti(?:t|ssent|ssons) (?:\\w+ )?(?:resultats?|guerison|effets?)',
  ].join('|')})`,
)

/** Homoglyphs of Latin letters. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  ӏ: 'l',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ν: 'v',
  χ: 'x',
}

/** A text as displayed, with invisible characters removed and homoglyphs replaced. */
function asSeen(text: string): string {
  return fold(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{L}/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/(?<=\p{L})[*_~|]+(?=\p{L})|[*_~]+/gu, '')
    .replace(/(?<!\p{L})(?:\p{L}[-.·]){2,}\p{L}(?!\p{L})/gu, (spelt) => spelt.replace(/[-.·]/g, ''))
}

/** Whether a text promises a medical effect or diagnoses, in any language of the interface. */
export function isClaim(text: string): boolean {
  const plain = asSeen(text)
  return CLAIM.test(plain) || CLAIM_ELSEWHERE.test(plain) || OF_ILLNESS.test(plain)
}

/** A text without the sentences that promise a medical effect; empty when all do. */
export function withoutClaims(text: string): string {
  if (!isClaim(text)) return text
  return sentencesOf(text)
    .filter((sentence) => !isClaim(sentence))
    .join(' ')
}

/** The sentences of a text, trimmed. The point of "4.5" or of a price does not end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["'”’)]?)\s+(?=[\p{Lu}\p{N}“"'(])/u).filter(Boolean)
}
