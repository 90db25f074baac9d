import { fold } from '../text/text.ts'

// Folded patterns, in the four languages of the interface.
const WORN_OUT = new RegExp(
  `\\b(?:${[
    '(?:tired|sick|weary|exhausted) (?:of|by) (?:everything|it all|life|living|being (?:here|alive|me)|all of (?:it|this)|trying)',
    '(?:had|have) enough of (?:everything|it all|life|all of it)|(?:cant|cannot) (?:do|take) (?:this|it) (?:any ?more|any longer)|(?:theres|there is|see) no point(?: (?:in (?:anything|it|life)|any ?more))?|nothing matters|fed up with (?:everything|life)|i give up|whats the point',
    '(?:cansad[oa]|hart[oa]) de (?:todo|la vida|vivir)|no puedo mas|nada (?:tiene sentido|importa)|ya no aguanto',
    'ich (?:habe|hab) (?:\\w+ )?alles (?:so )?satt|(?:alles|das leben) (?:so )?(?:satt|leid)|(?:mude|erschopft) von allem|ich kann nicht mehr|(?:alles|nichts) (?:ist |hat |macht )?(?:sinnlos|(?:einen |mehr )?sinn)|nichts ist mehr wichtig',
    '(?:fatiguee?|lassee?|marre|ras le bol) de (?:tout|la vie|vivre)|jen (?:ai marre|peux plus)|je nen peux plus|rien na (?:plus )?de (?:sens|importance)|a quoi bon',
  ].join('|')})\\b`,
)

const HIGH_OR_ALONE = new RegExp(
  [
    '\\bhow (?:tall|high|steep|deep) (?:is|are) (?:\\w+ ){0,3}(?:cliffs?|bridges?|balcon(?:y|ies)|towers?|roofs?|drop|viaducts?|water below)\\b',
    '\\b(?:which|where)(?: (?:is|are))?(?: \\w+){0,3} (?:highest|tallest|steepest)(?: \\w+)? (?:cliffs?|bridges?|tower|balcony)\\b',
    '\\b(?:is|are|will) (?:there )?(?:anyone|anybody|someone|staff|people|guards?) (?:be )?(?:around|there|about|near|on duty|watching)\\b.*\\b(?:at night|after dark|by the (?:cliff|bridge|edge)|there)\\b|\\b(?:nobody|no one) (?:around|there) at night\\b|\\bis the (?:bridge|cliff|roof|balcony|edge) (?:guarded|fenced|open at night)\\b|\\b(?:railing|fence)s? (?:on|at|by) the (?:bridge|cliff|balcony|edge)\\b',
    '\\b(?:que|como de) (?:alt[oa]s?|altura|profund\\w+) (?:\\w+ ){0,3}(?:acantilados?|puentes?|balcon(?:es)?|torres?|azoteas?)\\b|\\bhay (?:alguien|gente|vigilancia) (?:\\w+ ){0,3}(?:de|por la) noche\\b',
    '\\bwie (?:hoch|steil|tief) (?:ist|sind) (?:\\w+ ){0,3}(?:klippen?|brucken?|balkon\\w*|turm|dach)\\b|\\bist (?:da |dort |hier )?(?:\\w+ )?(?:nachts|in der nacht) (?:\\w+ )?(?:jemand|wer)\\b|\\bist (?:da |dort |hier )?(?:jemand|wer) (?:\\w+ ){0,2}(?:nachts|in der nacht)\\b',
    '\\b(?:quelle (?:est la )?hauteur|de quelle hauteur|combien (?:mesure|fait)) (?:\\w+ ){0,4}(?:falaises?|ponts?|balcons?|tours?|toits?)\\b|\\bya ?t ?il (?:quelquun|du monde) (?:\\w+ ){0,2}(?:la nuit|le soir)\\b|\\by a-?t-?il (?:quelquun|du monde) (?:\\w+ ){0,2}(?:la nuit|le soir)\\b',
  ].join('|'),
)

/**
 * Whether a writer who was tired of everything in an earlier turn now asks about heights, or
 * whether anybody is near. Never throws.
 */
export function isSlowDanger(before: readonly string[], newest: string): boolean {
  return HIGH_OR_ALONE.test(fold(newest)) && before.some((text) => WORN_OUT.test(fold(text)))
}
