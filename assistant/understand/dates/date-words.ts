/** Words for days, in folded text, all languages at once. */

/** Sunday first; German appends the part of the day ("Samstagabend"). */
export const WEEKDAYS = [
  'sundays?|domingos?|sonntags?|dimanches?',
  'mondays?|lunes|montags?|lundis?',
  'tuesdays?|martes|dienstags?|mardis?',
  'wednesdays?|miercoles|mittwochs?|mercredis?',
  'thursdays?|jueves|donnerstags?|jeudis?',
  'fridays?|viernes|freitags?|vendredis?',
  'saturdays?|sabados?|samstags?|sonnabends?|samedis?',
] as const

/** January first; matched only in phrases that state a time. */
export const MONTHS = [
  'january|enero|januar|janvier',
  'february|febrero|februar|fevrier',
  'march|marzo|marz|mars',
  'april|abril|avril',
  'may|mayo|mai',
  'june|junio|juni|juin',
  'july|julio|juli|juillet',
  'august|agosto|aout',
  'september|septiembre|septembre',
  'october|octubre|oktober|octobre',
  'november|noviembre|novembre',
  'december|diciembre|dezember|decembre',
] as const

export const TODAY = 'today|hoy|heute|aujourdhui'
export const THIS_MONTH = 'this month|este mes|diese[nmsr]? monats?|ce mois(?:[ -]ci)?'
/** A day and its part in one phrase. */
export const THIS_PART =
  'tonight|this (?:morning|afternoon|evening)|esta (?:manana|tarde|noche)|ce (?:matin|soir)|cet apres[ -]midi|cette nuit'
export const TOMORROW = 'tomorrow|(?<!la |esta |pasado )manana|(?<!guten |am |jeden )morgen|demain'
export const DAY_AFTER = '(?:the )?day after tomorrow|pasado manana|ubermorgen|apres[ -]demain'
export const THIS_WEEKEND =
  '(?:this|the|coming) weekend|(?:este|el) (?:fin de semana|finde)|(?:dieses|am|kommendes) wochenende|(?:ce|le) week[ -]?end'
export const NEXT_WEEKEND =
  'next weekend|(?:el )?proximo (?:fin de semana|finde)|(?:el )?(?:fin de semana|finde) que viene|nachstes wochenende|(?:le )?week[ -]?end prochain'
export const THIS_WEEK = 'this week|esta semana|diese woche|cette semaine'
export const NEXT_WEEK =
  'next week|(?:la )?proxima semana|(?:la )?semana que viene|(?:nachste|kommende) woche|(?:la )?semaine prochaine'
/** Words before and after the name of a day: the one after today. */
export const NEXT = 'next|proximo|nachsten|nachster|kommenden'
export const NEXT_BEHIND = 'que viene|proximo|prochain'

export const MORNING = 'mornings?|manana|fruh|vormittags?|morgens?|matin(?:ee)?(?! ?midi)'
export const AFTERNOON = 'afternoons?|tarde|nachmittags?|apres[ -]midi'
export const EVENING = 'evenings?|tonight|nights?|noche|abends?|nacht|soir(?:ee)?|nuit'

/** Asks for all events, on any topic. */
export const WHATS_ON =
  'whats (?:on|happening|going on)|what is (?:on|happening)|(?:anything|something) (?:on|happening)|que (?:hay|pasa)|was (?:ist(?: los)?|lauft|gibt es|gibts)|(?:etwas|was) los|los|quoi de prevu|que se passe|quy a|quest ce quil y a'
