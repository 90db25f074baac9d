import type { Language } from '../language/language.ts'
import { mentionsWeight } from '../listing/weight.ts'

// The patterns and words match folded text: lower case, no accents, no apostrophes.
const ADULT = '(?:1[89]|[2-9]\\d)'
const SOME = '(?:[1-9]|[12]\\d|30)'

/** An adult age, and up to thirty kilos to lose. */
const FIGURES = new RegExp(
  `\\b(?:${[
    `(?:im|i am|as|at|aged|with|turning|bin|mit|werde|con|tengo|jai|ai|a|de) (?:an? |una? |einer? |einen? |un |une )?${ADULT}(?: jahriger?n?)?(?: ?(?:years?(?: old)?|yo|anos|jahren?|jahre alt|ans))?`,
    `${SOME} ?(?:kilos?|kgs?|pounds?|lbs?|pfund|libras|kilogramme?n?)`,
  ].join('|')})\\b`,
  'g',
)

/** All words allowed in a plain wish to weigh less; with any other word the model decides. */
const PLAIN: Record<Language, string> = {
  en: 'i im id am a an the and so man woman mother father mum mom dad of two three years year old my me we us help how can what which is good for want wanna would like need hope hoping trying try looking to do does classes class course food cooking walking swimming sport some little bit few weight pounds kilos lose losing drop shed slim slimmer down get fit fitter healthier healthy healthily slowly gently again before after wedding summer holiday holidays pregnancy baby birth menopause please thanks with overweight because doctor says advises said weigh less better feel sleep',
  es: 'yo soy un una el la y hombre mujer madre padre de dos tres anos mi mis me nos ayuda ayudame como puedo que cual es bueno para quiero queremos quisiera querria gustaria necesito intento busco a algo poco unos kilos peso perder bajar adelgazar en forma sana sano sanamente salud despacio antes despues del boda verano vacaciones embarazo parto menopausia gracias por favor con sobrepeso medico dice clase curso comida cocina caminar nadar deporte pesar menos mejor sentirme dormir ponerme',
  de: 'ich bin ein eine einen der die und mann frau mutter vater von zwei drei jahre alt mein meine mir mich wir uns hilf hilfe wie kann was welcher welche ist gut fur will mochte wurde gern gerne brauche versuche suche zu etwas bisschen wenig paar kilo kilos gewicht pfund abnehmen abzunehmen verlieren schlanker werden fit fitter gesund gesunder langsam in ruhe wieder vor nach hochzeit der dem sommer urlaub schwangerschaft geburt wechseljahren bitte danke mit ubergewicht arzt sagt rat kurs essen kochen gehen schwimmen sport weniger wiegen besser fuhlen schlafen um',
  fr: 'je jai suis ai un une le la les l et homme femme mere pere de deux trois ans mon ma mes me moi nous aide aidez comment puis peux que quel quelle est bon pour veux voudrais voudrions aimerais besoin jaimerais jessaie cherche a quelque peu quelques kilos poids du perdre maigrir mincir forme sainement sante doucement avant apres mariage ete lete vacances grossesse accouchement menopause merci svp plait sil vous avec surpoids medecin dit cours cuisine marche natation sport peser moins mieux sentir dormir en',
}
const KNOWN = new Set(Object.values(PLAIN).flatMap((words) => words.split(' ')))

/**
 * Whether a text is an adult's plain wish to weigh less and nothing else. Children, haste and
 * purging are detected before (domain/safety/plainly.ts). Expects folded text. Never throws.
 */
export function isPlainWeightWish(text: string): boolean {
  const rest = text.replace(FIGURES, ' ')
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  return mentionsWeight(text) && words.every((word) => KNOWN.has(word))
}
