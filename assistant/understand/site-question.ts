import { type SiteTopic, siteTopicIn } from './site-topics.ts'

/** The topic of a question about the site itself, not about a listing. */
export type SiteQuestion =
  | SiteTopic
  | 'count'
  | 'sort'
  | 'stars'
  | 'booking'
  | 'stored'
  | 'money'
  | 'reviews'
  | 'ranking'
  | 'human'
  | 'evidence'
  | 'use'
  | 'requests'
  | 'report'
  /** For a doctor or a pharmacist, not for this site. */
  | 'medical'

const LISTED =
  '(?:listings?|places?|retreats?|escapes?|stays?|hotels?|apps?|class(?:es)?|products?|essentials?|experiences?|enhancements?|entries|offers?|options|results|things)'
const GELISTET =
  '(?:eintrage|angebote|retreats?|auszeiten|orte|hotels?|apps?|kurse|produkte|erlebnisse|ergebnisse)'

/** Patterns for folded text, all languages in one. */
const ASKS: readonly (readonly [RegExp, SiteQuestion])[] = [
  [
    new RegExp(
      `\\bhow many(?: \\w+)? ${LISTED}\\b|\\bcuant[oa]s (?:\\w+ )?(?:fichas|anuncios|ofertas|lugares|sitios|retiros|escapadas|clases|productos|experiencias|apps|resultados)\\b|\\bwie viele (?:\\w+ )?${GELISTET}\\b|\\bcombien (?:de |d)(?:\\w+ )?(?:fiches|annonces|offres|lieux|endroits|retraites|sejours|cours|produits|experiences|applis|resultats)\\b`,
    ),
    'count',
  ],
  [
    /^(?:please |can you |could you )*(?:sort|order|rank)(?: \w+){0,3} by\b|^(?:ordena\w*|clasifica\w*)(?: \w+){0,3} por\b|^sortier\w*(?: \w+){0,3} nach\b|^(?:trie\w*|classe\w*)(?: \w+){0,3} par\b/,
    'sort',
  ],
  [
    /^(?:only |just |show me )*(?:five|5)[ -]stars?\b|^solo (?:\w+ )?(?:cinco|5) estrellas|^nur (?:funf|5) sterne?\b|^(?:seulement|uniquement|que) (?:des |les )?(?:cinq|5) etoiles/,
    'stars',
  ],
  [
    /\b(?:cancel|change|move|see|find|check) (?:my|our) (?:booking|reservation|order)\b|\b(?:cancelar|cambiar|ver|anular) (?:mi|nuestra|la) reserva\b|\b(?:meine|unsere) (?:buchung|reservierung) (?:stornieren|andern|sehen|absagen)\b|\b(?:annuler|modifier|changer|voir) (?:ma|notre) reservation\b/,
    'booking',
  ],
  [
    /\bwhat (?:data|information)\b.{0,30}\b(?:store|keep|save|collect|have)\b|\bque datos\b.{0,30}\b(?:guarda\w*|almacena\w*|tiene\w*)|\bwelche daten\b.{0,30}\b(?:speicher\w*|hab\w*|sammel\w*)|\bquelles (?:donnees|informations)\b.{0,30}\b(?:gard\w*|stock\w*|conserv\w*|avez|as)/,
    'stored',
  ],
  [
    /^(?:(?:please|ok|can you|could you|por favor|bitte|kannst du) )*(?:(?:save|bookmark|keep) (?:it|this|that|them|these|the (?:plan|list|trip|first|second|third)(?: one)?)|guarda(?:r)?(?:me)?(?:l[oa]s?)?(?: (?:esto|el plan|la lista|el viaje))?|(?:speicher\w*|merk\w*)(?: dir)?(?: (?:das|es|den plan|die liste))?|(?:enregistre|sauvegarde|garde)[rz]?(?:[- ](?:le|la|les|ca|moi ca|le plan|la liste))?)(?: (?:please|for later|por favor|bitte|fur spater|s ?il (?:te|vous) plait))*[ .!?]*$/,
    'use',
  ],
]

/** Returns the topic of a folded question about the site; null if it is none. */
export function parseSiteQuestion(plain: string): SiteQuestion | null {
  return ASKS.find(([words]) => words.test(plain))?.[1] ?? siteTopicIn(plain)
}

/** "Who made you?" is a question about the assistant. */
export const WHO_MADE_YOU =
  /\bwho (?:made|built|created|programmed|trained|owns) (?:you|this (?:site|app|bot))\b|\bquien te (?:hizo|creo|programo|entreno)\b|\bwer hat (?:dich|diese seite) (?:gemacht|gebaut|programmiert|erschaffen|entwickelt)\b|\bqui (?:ta|vous a|t a) (?:fait|cree|cree|programme|developpe|concu)e?\b/

const SO_MANY =
  /\b(?:give|show|list|send|find|name|dame|muestra(?:me)?|ensename|gib|zeig\w*|nenne?|donne\w*|montre\w*)(?: \w+){0,2}? (\d{1,3}|ten|twenty|diez|veinte|zehn|zwanzig|dix|vingt)\b(?! ?(?:[%$€£]|dollars?|euros?|minutes?|nights?|days?|people))/

/** Whether a folded turn asks for more listings than one answer shows. */
export function requestsMoreThan(plain: string, shown: number): boolean {
  const asked = SO_MANY.exec(plain)?.[1]
  return asked !== undefined && !(/^\d/.test(asked) && Number(asked) <= shown)
}
