import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { Language } from '../language/language.ts'
import { languagesIn } from '../language/language-markers.ts'
import { deobfuscatedWords } from '../safety/deobfuscated-words.ts'
import { withoutEveryday } from '../safety/everyday.ts'
import { isOvercome } from '../safety/overcome.ts'
import { isPlainEating, isPregnancySickness } from '../safety/plainly.ts'
import { requestsTreatment } from '../safety/treatment-request.ts'
import { ILLNESS, MEDICINE } from '../safety/words/illnesses.ts'
import { readSigns } from '../safety/words/read-signs.ts'
import { fold } from '../text/text.ts'

/** Questions that must not be answered with listings. */
const CARE_TOPICS = ['eating', 'medication', 'cure'] as const
export type CareTopic = (typeof CARE_TOPICS)[number]

/** Conditions in which heat, cold, pressure, herbs, fasting or breathwork need a doctor’s advice first. */
const CONDITIONS = [
  'pregnancy',
  'bloodPressure',
  'heart',
  'diabetes',
  'trauma',
  'epilepsy',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** Hazards of a listing. */
const HAZARDS = ['heat', 'cold', 'herbs', 'fasting', 'breath'] as const
export type Hazard = (typeof HAZARDS)[number]

/** Up to three words, except those of "healing after cancer"; grouped for the reason in text/any-words.ts. */
const OF_IT = (past: string) => String.raw`(?: (?!(?:${past})\b)(\w+)){0,3} `

const TOPICS: Record<CareTopic, Record<Language, RegExp>> = {
  eating: {
    en: /\b(?:anorexi\w*|bulimi\w*|orthorexi\w*|eating disorders?|disordered eating|bing(?:e|eing|ing) eat\w*|bing(?:e|ed|eing|ing) and (?:purg|vomit|throw)\w*|bing(?:e|eing|ing) on food|purging after|mak(?:e|ing) myself (?:sick|throw up|vomit|puke)|throw(?:ing)? up (?:after (?:i eat|eating|meals|food)|my food|what i eat)|starv(?:e|ing) myself|(?:too )?(?:afraid|scared|terrified) (?:to eat|of eating|of food)|cant stop (?:bingeing|binging)|laxatives? (?:to|for) (?:lose|losing|weight)|pro ?ana\b|thinspo\w*)/,
    es: /\b(?:anorexi\w*|bulimi\w*|ortorexi\w*|trastornos? (?:alimentari[oa]s?|alimentici[oa]s?|de la conducta alimentaria)|atracones|me provoco el vomito|vomito despues de comer|miedo a comer|laxantes para (?:adelgazar|bajar))/,
    de: /\b(?:magersucht|magersuchtig|anorexie|bulimie|bulimisch|essstorung\w*|ess-?brech\w*|essanf\w+|fressattacken?|hungere mich|angst (?:vor dem|zu) essen|erbreche (?:ich )?(?:mich )?nach dem essen|abfuhrmittel (?:zum|um) ab\w*)/,
    fr: /\b(?:anorexi\w*|boulimi\w*|orthorexi\w*|hyperphagi\w*|troubles? (?:alimentaires?|du comportement alimentaire)|me fais? vomir|peur de manger|laxatifs pour (?:maigrir|perdre))/,
  },
  medication: {
    en: new RegExp(
      String.raw`\b(?:stop|stopping|quit|quitting|come off|coming off|get off|getting off|wean\w*|taper\w*|replac\w+|instead of|reduc\w+|skip\w*|halve|doubl\w+|cut down|alternatives? (?:to|for)|interact\w*|mix\w*|combin\w+|safe with|safe to take|together with|along with)\b.{0,40}\b${MEDICINE.en}\b|\b${MEDICINE.en}\b.{0,40}\b(?:interact\w*|mix|combine|safe|together|instead)\b|\b(?:what|which|how much|right|maximum|safe|correct) (?:is (?:a |the )?)?(?:safe )?(?:dose|dosage)\b|\bhow many (?:mg|milligrams|pills|tablets)\b|\b(?:is|can|could|safe|ok|okay|should)\b.{0,60}\b(?:while|when) (?:im |i am )?(?:taking|on) (?:my )?${MEDICINE.en}\b|\b(?:st johns wort|ashwagandha|valerian|melatonin|kava|cbd|turmeric|ginseng) (?:and|with|while on) (?:my )?${MEDICINE.en}\b|\b(?:throw|chuck|bin|flush|toss|dump|ditch)(?:ing)? (?:away |out |down )?(?:all )?(?:of )?(?:my |the |her |his )?(?:\w+ )?(?:${MEDICINE.en}|pills|tablets)`,
    ),
    es: new RegExp(
      String.raw`\b(?:dejar|suspender|reducir|sustituir|reemplazar|mezclar|combinar|interact\w*|en lugar de|en vez de)\b.{0,30}\b${MEDICINE.es}|\b(?:que|cual es la|cuanta) dosis\b|\b(?:tirar|tirado|tire) (?:todas )?(?:mis |las |la |el |su )?(?:\w+ ){0,2}(?:${MEDICINE.es}|pastillas)`,
    ),
    de: new RegExp(
      String.raw`\b${MEDICINE.de}\b.{0,40}\b(?:absetzen|weglassen|reduzieren|ersetzen|kombinieren|vertrag\w*|wechselwirk\w*)|\b(?:statt|anstatt|wechselwirk\w*|absetzen|ersetz\w*|kombinier\w*|vertragt\w*)\b.{0,40}\b${MEDICINE.de}\b|\b(?:welche dosis|wie viel mg|welche dosierung)\b|\b(?:\w*tabletten|${MEDICINE.de}) (?:\w+ ){0,2}(?:wegschmei\w+|wegwerf\w+|weggeworfen|wegzuwerfen)`,
    ),
    fr: new RegExp(
      String.raw`\b(?:arreter|remplacer|reduire|diminuer|melanger|combiner|associer|interag\w*|a la place de|au lieu de)\b.{0,30}\b${MEDICINE.fr}|\b(?:quelle (?:dose|posologie))\b|\b(?:jeter|balancer|virer|jete) (?:tous )?(?:mes |les |mon |son )?(?:\w+ )?(?:${MEDICINE.fr}|cachets|comprimes)`,
    ),
  },
  cure: {
    en: new RegExp(
      String.raw`\b(?:cures?|curing|heals?|healing|treats?|treating|revers(?:e|es|ing)|get(?:ting)? rid of|eliminat(?:e|es|ing))${OF_IT('after|during|from|with|since|through|beyond|and|while|retreats?')}${ILLNESS.en}\b(?! (?:patients?|survivors?|center|centre))`,
    ),
    es: new RegExp(
      String.raw`\b(?:cura(?:r|rme|rse|n)?|sana(?:r|rme|n)?|revertir|revierte|elimina(?:r|n)?|tratar|trata)${OF_IT('despues|tras|durante|con|y|desde|contra')}${ILLNESS.es}\b`,
    ),
    de: new RegExp(
      String.raw`(?<!\b(?:nach|seit|mit|trotz|wahrend)(?: \w+)? )\b${ILLNESS.de}${OF_IT('und|dann|danach')}?(?:heil(?:en|t|bar)|geheilt|kurier\w+|besieg\w+|loswerden|behandeln)\b|\b(?:heilt|heilen|heile|kuriert|heilmittel|wundermittel)${OF_IT('nach|und|mit|wahrend|seit')}${ILLNESS.de}\b`,
    ),
    fr: new RegExp(
      String.raw`\b(?:gueri(?:r|t|ssent)|soign(?:er|e|ent)|traiter|traite|elimin(?:er|e))${OF_IT('apres|pendant|depuis|avec|et|durant')}${ILLNESS.fr}\b`,
    ),
  },
}

/** Medicines and hunger that are only negated. */
const WITHOUT =
  /\b(?:without|sans|ohne|sin) (?:\w+ )?(?:hunger|being hungry|faim|hambre|medication|meds|medicines?|drugs|pills|medicaments?|ordonnance|medikamente|tabletten|medicamentos|pastillas|medicacion)\b|\bmedicaments de confort\b|\bgegen reisekrankheit\b/g

const REMEDY_NAMES =
  '(?:melatonina?e?|herb(?:s|al \\w+|al)?|supplements?|valerian\\w*|magnesium|magnesio|cbd|suplementos?|hierbas|valeriana|krauter\\w*|nahrungserganzung\\w*|baldrian|plantes|complements?(?: alimentaires)?|valeriane)'
/** Negated remedies. "No melatonin while on sertraline?" is a question about medicines nevertheless. */
const NEGATED_REMEDIES = new RegExp(
  `\\b(?:nothing (?:with|containing)|without|no|free (?:of|from)|avoid(?:ing)?|nada (?:con|de)|sin|nichts mit|ohne|keine?n?|rien avec|sans|pas de) (?:(?:any|de la|du|des) )?${REMEDY_NAMES}(?:,? (?:or|and|nor|ni|o|y|oder|und|ou|et)(?: (?:any|with|con|mit|avec|de la|du|des|de))? ${REMEDY_NAMES})*(?= ?(?:$|[.,;!]| (?:please|por favor|bitte|in|near|under|for)\\b))`,
  'g',
)

/**
 * The care topic of a text: disordered eating, medicines, or a cure for a grave illness, in any language
 * of the interface. Each has its own answer, without listings. Never throws.
 */
export function readCareTopic(text: string): CareTopic | null {
  const plain = withoutEveryday(fold(text)).replace(WITHOUT, ' ').replace(NEGATED_REMEDIES, ' ')
  const isOthers = isOvercome(plain) || isPregnancySickness(plain)
  const topics: readonly CareTopic[] = isOthers
    ? CARE_TOPICS.filter((topic) => topic !== 'eating')
    : CARE_TOPICS
  const matches = (topic: CareTopic) =>
    (topic === 'eating' && isPlainEating(plain)) ||
    (topic === 'cure' && requestsTreatment(plain)) ||
    Object.values(TOPICS[topic]).some((pattern) => pattern.test(plain))
  const words = deobfuscatedWords(plain)
  return topics.find(matches) ?? readSigns(words, languagesIn(words, 0.5), topics.filter(isInRules))
}

const isInRules = (topic: CareTopic): topic is 'eating' | 'medication' => topic !== 'cure'

const CARE_TEXTS: Record<CareTopic, () => string> = {
  eating: m.assistant_care_eating,
  medication: m.assistant_care_medication,
  cure: m.assistant_care_cure,
}

/** Answers to a repeated request for listings after a care topic. */
const CARE_TEXTS_AGAIN = {
  eating: m.assistant_care_eating_again,
  medication: m.assistant_care_medication_again,
}

/** The short text for a later request that the care topic rules out. */
export function careTopicTextAgain(topic: keyof typeof CARE_TEXTS_AGAIN): string {
  return CARE_TEXTS_AGAIN[topic]()
}

export function careTopicText(topic: CareTopic): string {
  return CARE_TEXTS[topic]()
}

const CONDITION_WORDS: Record<Condition, RegExp> = {
  pregnancy:
    /\b(?:pregnan\w+|expecting a baby|(?:first|second|third) trimester|embaraz\w+|schwanger\w*|enceinte|grossesse)\b/,
  bloodPressure:
    /\b(?:blood pressure|hypertensi\w+|hipertens\w+|presion (?:arterial|alta)|tension alta|bluthochdruck|hoher blutdruck|tension arterielle|hypertendu\w*)\b/,
  heart:
    /\b(?:heart (?:condition|disease|problems?|trouble|failure|attack|surgery|bypass|murmur)|weak heart|pacemaker|arrhythmia|atrial fib\w*|afib|angina|cardiac|herz(?:krank\w*|fehler|insuffizienz|schrittmacher|problem\w*|infarkt)|problemas? (?:de|del|en el) corazon|cardiac[oa]s?|infarto|cardiaques?|problemes? (?:de )?coeur|infarctus)\b/,
  diabetes: /\b(?:(?:pre)?diabet\w+|zuckerkrank\w*|insulin\w*)\b(?!-| (?:friendly|free))/,
  trauma:
    /\b(?:c?ptsd|c-ptsd|post-?traumatic stress|tept|estres post?-?traumatico|ptbs|posttraumatische\w*|stress post-?traumatique|tspt)\b/,
  epilepsy: /\b(?:epilep\w+|seizures?|convulsiones|krampfanfall\w*|crises? convulsives?)\b/,
}

const NOT_PREGNANT =
  /\b(?:not|no longer|no estoy|ya no|nicht|keine|pas|plus) (?:yet )?(?:pregnant|embarazada|schwanger|enceinte)\b/g

/** Conditions named in a text, in the order of the list above. Never throws. */
export function readConditions(text: string): Condition[] {
  const plain = fold(text).replace(NOT_PREGNANT, ' ')
  return CONDITIONS.filter((condition) => CONDITION_WORDS[condition].test(plain))
}

const HAZARD_WORDS: Record<Hazard, RegExp> = {
  heat: /\b(?:saunas?|hot[ -]springs?|onsen|steam|hammam|sweat|banya|temazcal|hot yoga|infrared)\b/,
  cold: /\b(?:cold[ -](?:plunge\w*|water|immersion|dips?)|ice[ -]baths?|winter swim\w*)\b/,
  herbs:
    /\b(?:supplements?|herbs?|herbal|tinctures?|drops|capsules|powders?|ashwagandha|valerian|magnesium|vitamins?|adaptogen\w*)\b/,
  fasting:
    /\b(?:fasting|fasts|(?:water|juice) (?:fast|cleanse)s?|detox(?!ing)|cleanses?)\b(?<!digital detox)/,
  breath: /\b(?:breath ?work|holotropic\w*|rebirthing|wim hof)\b/,
}

const REMEDIES =
  /\b(?:supplements?|herbs?|herbal|tinctures?|capsules?|adaptogen\w*|ashwagandha|valerian|magnesium|vitamins?|melatonin\w*|cbd|kava|turmeric|curcuma|kurkuma|ginseng|rhodiola|(?:st johns|saint johns) wort|ginkgo|5-?htp|gaba|theanin\w*|probiotics?|omega 3|suplementos?|hierbas|infusion(?:es)? de|capsulas|tinturas?|valeriana|magnesio|vitaminas|melatonina|hierba de san juan|hiperico|krauter\w*|nahrungserganzung\w*|kapseln|tinktur\w*|baldrian\w*|johanniskraut\w*|vitamine|complements?(?: alimentaires?)?|plantes medicinales|gelules|teintures?|tisanes?|valeriane|millepertuis|melatonine)\b/
const NO_REMEDIES =
  /\b(?:no|without|not|sin|nada de|ohne|keine?n?|sans|pas de) (?:\w+ )?(?:supplements?|herbs?|herbal|capsules?|suplementos?|hierbas|krauter\w*|nahrungserganzung\w*|kapseln|complements?|plantes|gelules)\b/g

/** Whether a text asks for herbs or supplements, in any language of the interface. Never throws. */
export function requestsRemedies(text: string): boolean {
  return REMEDIES.test(fold(text).replace(NO_REMEDIES, ' '))
}

/** The hazards in the words of a listing (title, type, tags, amenities). */
export function hazardsIn(words: string): Hazard[] {
  const plain = fold(words)
  return HAZARDS.filter((hazard) => HAZARD_WORDS[hazard].test(plain))
}

const CONDITION_TEXTS: Record<Condition, () => string> = {
  pregnancy: m.assistant_caution_pregnancy,
  bloodPressure: m.assistant_caution_blood_pressure,
  heart: m.assistant_caution_heart,
  diabetes: m.assistant_caution_diabetes,
  trauma: m.assistant_caution_trauma,
  epilepsy: m.assistant_caution_epilepsy,
}

/** The answer to a risky request: no verdict, whom to ask, and alternatives. */
export function riskText(conditions: readonly Condition[]): string {
  const cautions = conditions.map((condition) => CONDITION_TEXTS[condition]()).join(' ')
  return m.assistant_care_risk({ cautions })
}

/** A listing with its hazards. */
export type Hazardous = { title: string; hazards: readonly Hazard[] }

/**
 * The cautions of an answer: one for each named condition; without any, one for heat and cold and one for
 * herbs, each with the titles of the listings concerned.
 */
export function cautionTexts(
  conditions: readonly Condition[],
  listings: readonly Hazardous[],
): string[] {
  if (conditions.length > 0) return conditions.map((condition) => CONDITION_TEXTS[condition]())
  return [
    ...cautionOf(['heat', 'cold'], listings, m.assistant_caution_heat_cold),
    ...cautionOf(['herbs'], listings, m.assistant_caution_herbs),
  ]
}

function cautionOf(
  relevant: readonly Hazard[],
  listings: readonly Hazardous[],
  message: (words: { titles: string }) => string,
): string[] {
  const named = listings.filter(({ hazards }) =>
    hazards.some((hazard) => relevant.includes(hazard)),
  )
  if (named.length === 0) return []
  const titles = new Intl.ListFormat(getLocale(), { type: 'conjunction' })
  return [message({ titles: titles.format(named.map(({ title }) => title)) })]
}
