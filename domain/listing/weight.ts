import type { Language } from '../language/language.ts'
import { fold } from '../text/text.ts'

// The patterns match folded text: lower case, no accents, no apostrophes.
const WEIGHT: Record<Language, string> = {
  en: String.raw`fasting|(?:(?:water|juice|dry|bone broth|\d+ days?|day|a|to) )fast\b(?! (?:pace|wifi|walk|way|internet|answer|result|car|train|asleep|track|food))|(?:juice|juicing|body|colon|liver|gut|sugar|soup|smoothie|master|\d+ day) cleanses?|cleansing (?:diet|juice|tea)|cleanses?\b(?! (?:my|your|the|a) )|detox\w*|weight(?: ?loss| management)|(?:los\w+|drop\w*|shed\w*|reduc\w+) (?:\w+ ){0,3}(?:weight|pounds?|lbs|kilos?|kg|fat|inches)|slim(?:ming|mer)?\b|diet(?:s|ing|ary plan)?\b|skinny|thin(?:ner|spo)\b|get(?:ting)? thin|calori\w+|fat burn\w*|burn\w* fat|appetite|laxatives?|flat (?:belly|stomach|tummy)|metabolism`,
  es: String.raw`ayun(?:o|os|ar|as)|detox|desintoxic\w+|depurat\w+|depura(?:r|cion)|limpieza (?:de jugos|de colon|intestinal|del cuerpo|hepatica)|adelgaz\w+|(?:perd\w+|baj\w+|quem\w+|reduc\w+) (?:\w+ ){0,3}(?:peso|kilos?|libras|grasa)|pesar menos|dietas?\b|calorias|quemagrasas?|laxantes?|vientre plano|(?:estar|ser|quedar\w*) (?:mas )?(?:flac[oa]|delgad[oa])|cura de (?:jugos|zumos)`,
  de: String.raw`(?:\w*fasten|fasten\w*|gefastet)|\w*detox\w*|entgift\w+|entschlack\w+|saftkur\w*|abnehm\w*|abzunehmen|schlank\w*|diat\w*|\w*kalorien\w*|gewichts(?:verlust|abnahme|reduktion)|gewicht (?:verlieren|reduzieren)|(?:kilos?|pfund|kg) (?:\w+ ){0,2}(?:runter|verlieren|loswerden|weniger|abnehmen)|fettverbrenn\w+|abfuhr\w+|appetitzugler|flacher bauch|dunner werden`,
  fr: String.raw`jeuner|(?:cure|retraite|sejour|stage|semaine|faire|fais|du|un|le|de) (?:de |du |un )?jeune\b(?! (?:\w+ )?(?:femme|homme|fille|garcon|enfant|maman|public|mere|pere|couple|ado))|jeune (?:intermittent|hydrique|sec|therapeutique)|detox\w*|cure (?:de )?(?:jus|minceur)|maigrir|mincir|minceur|aminciss\w+|amaigriss\w+|regimes?\b|(?:perdre|perte de|bruler) (?:\w+ ){0,3}(?:poids|kilos?|graisses?)|calories|brule[- ]graisses?|coupe[- ]faim|laxatifs?|ventre plat`,
}
const MENTION = new RegExp(String.raw`\b(?:${Object.values(WEIGHT).join('|')})`)

/** "Jeûne" (fasting) differs from "jeune" (young) only by its accent. */
const FASTING_WITH_ACCENT = /je\u00fbn/i

/** The same words about screens, skin, rooms or speed, or negated. */
const OTHERWISE = new RegExp(
  String.raw`\b(?:(?:digital|phone|screens?|social media|dopamine|handy\w*|bildschirm\w*|numeriques?|ecrans?|face|skin|hair|house|home|space|room|energy|aura|crystal|sage|sound)[ -](?:detox\w*|cleans\w+)|detox\w* (?:digital\w*|numeriques?|ecrans?|de pantallas|del movil|from (?:my |the )?(?:phone|screens?|social media))|desintoxic\w+ digital|digitales? (?:detox\w*|fasten)|handyfasten|(?:no|without|not(?: about)?|sin|nada de|ohne|keine?n?|nicht(?: zum)?|sans|pas de) (?:\w+ )?(?:${Object.values(WEIGHT).join('|')}))`,
  'g',
)

/**
 * Whether a text asks for fasting, cleanses, diets or weight loss, in any language of the interface.
 * Never throws.
 */
export function mentionsWeight(text: string): boolean {
  const plain = fold(text).replace(OTHERWISE, ' ')
  return MENTION.test(plain) || FASTING_WITH_ACCENT.test(text.normalize('NFC'))
}
