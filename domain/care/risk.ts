import { fold } from '../text/text.ts'
import { type Condition, type Hazard, hazardsIn, readConditions } from './caution.ts'

/** Hazards of each condition that need a doctor's consent first. */
const RULED_OUT: Record<Condition, readonly Hazard[]> = {
  pregnancy: ['heat', 'cold', 'herbs', 'fasting', 'breath'],
  bloodPressure: ['heat', 'cold', 'fasting', 'breath'],
  heart: ['heat', 'cold', 'fasting', 'breath'],
  diabetes: ['heat', 'fasting'],
  trauma: ['breath'],
  epilepsy: ['heat', 'cold', 'fasting', 'breath'],
}

// Folded; requests come in any language of the interface, listings are in English
const ASKED: Record<Hazard, string> = {
  heat: '(?:\\w*saunas?|hot[ -]?springs?|hot[ -]?tubs?|hot[ -]?(?:stones?|yoga|baths?)|jacuzzis?|whirlpools?|onsen|steam(?:[ -]?(?:rooms?|baths?))?|hammams?|sweat[ -]?lodges?|banya|temazcal(?:es)?|bikram|infrared|(?:thermal|mineral) (?:baths?|springs?|spas?|pools?)|aguas? termal(?:es)?|termas|banos? (?:de vapor|termal(?:es)?|turcos?|calientes?)|piedras calientes|yoga caliente|heisse quellen?|dampfb\\w+|therm(?:e|en|al\\w*)|schwitzhutten?|sources? (?:chaudes?|thermales?)|bains? (?:chauds?|a remous|de vapeur|thermaux|turcs?)|thermes|pierres chaudes|yoga chaud)',
  cold: '(?:cold[ -]?(?:plung\\w+|water|immersion|dips?|showers?|therapy)|ice[ -]?baths?|winter swim\\w*|cryo\\w*|banos? (?:de hielo|helad[oa]s?|frios?)|agua (?:fria|helada)|crioterapia|eisb[ai]d\\w*|eisbaden|kaltwasser\\w*|kaltes wasser|winterschwimmen|kaltetherapie|kryo\\w*|bains? (?:glaces?|froids?|de glace)|eau (?:froide|glacee)|cryotherapie|nage hivernale)',
  herbs:
    '(?:supplements?|herbs|herbal (?:teas?|remed\\w+|supplements?)|tinctures?|capsules|ashwagandha|valerian|adaptogen\\w*|cbd|melatonin\\w*|suplementos?|hierbas|valeriana|tinturas?|krauter\\w*|nahrungserganzung\\w*|baldrian\\w*|tinktur\\w*|complements? alimentaires?|plantes medicinales|valeriane|teintures?)',
  fasting:
    '(?:fasting|(?:water|juice|dry)[ -](?:fast|cleanse)s?|cleanses?|detox\\w*|ayun(?:o|os|ar)|depurativ\\w+|(?:heil|saft|wasser|intervall)?fasten\\w*|saftkur\\w*|entgiftung\\w*|entschlack\\w*|(?:cures?|retraites?|sejours?|stages?|semaines?) (?:de |du )?jeunes?|jeuner|jeune (?:hydrique|intermittent|therapeutique)|cures? de jus)',
  breath:
    '(?:breath[ -]?work|holotropic\\w*|rebirthing|wim hof|hyperventilat\\w+|connected breath\\w*|respiracion (?:holotropica|consciente|conectada|intensa)|holotrop\\w*|atemarbeit|verbundene[sn]? atmen|respiration (?:holotropique|consciente|connectee|intense))',
}

/** Negations before a hazard. */
const NEGATION =
  '(?:no|not|without|never|nothing with|avoid(?:ing)?|except|sin|nada de|ohne|keine?n?|nicht in die|sans|pas de|ni)'

const patterns = Object.fromEntries(
  Object.entries(ASKED).map(([hazard, words]) => [
    hazard,
    new RegExp(`\\b(?<!\\b${NEGATION} (?:\\w+ ){0,2})${words}\\b`, 'g'),
  ]),
) as Record<Hazard, RegExp>

/** The conditions for which the request in the newest of these turns is a hazard. Never throws. */
export function riskIn(turns: readonly string[]): Condition[] {
  const newest = fold(turns.at(-1) ?? '')
  const isAsked = (hazard: Hazard) => newest.search(patterns[hazard]) >= 0
  return readConditions(turns.join('\n')).filter((condition) => RULED_OUT[condition].some(isAsked))
}

/**
 * A folded text without the hazards of these conditions, so that the rest is still searched for. Never
 * throws.
 */
export function withoutRisks(text: string, conditions: readonly Condition[]): string {
  const hazards = conditions.flatMap((condition) => RULED_OUT[condition])
  return hazards.reduce((rest, hazard) => rest.replace(patterns[hazard], ' '), fold(text))
}

/**
 * Whether a listing itself is a hazard in one of these conditions; amenities do not count (a house with a
 * sauna).
 */
export function isRisky(
  { title, type, tags }: { title: string; type: string; tags: readonly string[] },
  conditions: readonly Condition[],
): boolean {
  const hazards = hazardsIn([title, type, ...tags].join(' '))
  return conditions.some((condition) =>
    RULED_OUT[condition].some((hazard) => hazards.includes(hazard)),
  )
}
