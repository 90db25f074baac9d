import type { Setting } from '../need/conditions/settings.ts'
import type { Language } from './language.ts'

/** The words that state where a stay lies: folded, as alternatives of a regular expression without groups. */
export type SettingWords = {
  /** "By the sea", and the bare name that may follow one: "by a lake or the sea". */
  settings: Record<Setting, { at: string; name: string }>
  or: string
  /** An article before a name. */
  the: string
  /** Directly before words of a setting that is not wanted. */
  not: string
}

const AT =
  '(?:right |directly )?(?:by|near|at|beside|along|facing|overlooking|on|close to|next to|not far from)'
const PLAIN =
  '(?:(?:quiet|calm|remote|small|little|big|deep|wild|clear|cold|warm|snowy|high|lonely|peaceful|tropical) )?'
const STAY =
  '(?:place|house|cabin|hotel|lodge|retreat|stay|getaway|break|holiday|vacation|weekend|resort|escape|hut|cottage|villa|trip|hideaway|camp|bungalow|inn)s?'

const ENGLISH: SettingWords = {
  settings: {
    sea: {
      at: `${AT} the (?:sea|ocean|coast|seaside|seashore)(?! of )|seaside|coastal|(?:sea|ocean) ?front|(?:sea|ocean) views?|views? (?:of|over) the (?:sea|ocean)`,
      name: '(?:sea|ocean|coast)',
    },
    beach: {
      at: `(?:near|by|beside|at|close to|next to|steps from) (?:a|the) ${PLAIN}beach|beach ${STAY}`,
      name: 'beach',
    },
    lake: {
      at: `${AT} (?:a|the|some) ${PLAIN}lake(?! district)|lake ?(?:side|front)|lake (?:${STAY}|views?)`,
      name: 'lake',
    },
    river: {
      at: `${AT} (?:a|the|some) ${PLAIN}(?:river|stream|creek)|river ?(?:side|bank)|river ${STAY}`,
      name: 'river',
    },
    mountains: {
      at: `(?:up )?in (?:the|some) ${PLAIN}mountains|(?:on|up) a ${PLAIN}mountain|mountain ${STAY}`,
      name: 'mountains',
    },
    forest: {
      at: `(?:(?:deep )?in|by|near|surrounded by|in the middle of) (?:(?:a|the|some) )?${PLAIN}(?:forest|woods|woodland|rainforest|jungle)(?! bath)|(?:forest|woodland|jungle) ${STAY}`,
      name: '(?:forest|woods|jungle)',
    },
    desert: { at: `in (?:a|the) ${PLAIN}desert|desert ${STAY}`, name: 'desert' },
    island: {
      at: `on (?:an|a|the|some) ${PLAIN}island(?! of)|island ${STAY}`,
      name: 'island',
    },
  },
  or: 'or',
  the: '(?:in|by|on|near) the|the|an?',
  not: 'not|(?:doesnt|dont|does not|do not) (?:have|need|want)|nothing|nowhere|never|no|without|away from|far from|hate|dislike|instead of|rather than|than',
}

const GERMAN: SettingWords = {
  settings: {
    sea: {
      at: '(?:direkt |nahe )?(?:am|ans|beim) (?:meer|ozean)|an (?:der|die) (?:kuste|see)|meerblick|blick aufs meer|in meernahe',
      name: '(?:meer|kuste|ozean)',
    },
    beach: {
      at: '(?:nahe|in der nahe|unweit) (?:am|vom|dem|des) strande?s?|in strandnahe|strand(?:haus|hotel|urlaub)',
      name: 'strand',
    },
    lake: {
      at: '(?:direkt )?am see|an einem (?:\\p{L}+ )?see|am (?:ufer|rand) (?:eines|des) sees|seeblick|see(?:hotel|haus)',
      name: 'see',
    },
    river: {
      at: '(?:direkt )?am (?:fluss|bach)|an einem (?:\\p{L}+ )?(?:fluss|bach)',
      name: '(?:fluss|bach)',
    },
    mountains: {
      at: 'in (?:den|die) (?:hohen )?bergen?|im gebirge|auf einem berg|berg(?:hutte|hotel|haus|urlaub)',
      name: '(?:bergen?|gebirge)',
    },
    forest: {
      at: '(?:mitten |tief )?im (?:tiefen |stillen |dichten |ruhigen )?wald(?! ?bad)|in einem (?:\\p{L}+ )?wald|am waldrand|wald(?:hutte|haus|hotel)',
      name: 'wald',
    },
    desert: { at: 'in (?:der|einer) (?:\\p{L}+ )?wuste|wusten(?:camp|hotel)', name: 'wuste' },
    island: { at: 'auf einer (?:\\p{L}+ )?insel|insel(?:urlaub|hotel)', name: 'insel' },
  },
  or: 'oder',
  the: '(?:in|an|am) (?:den|die|der|das|dem)|im|am|an|in|auf|den|die|der|das|dem|einem|einen|einer|eine|ein',
  not: 'nicht|nichts|kein\\p{L}*|ohne|statt|anstatt|weg vo[mn]|fern vo[mn]|als',
}

const BY_ES =
  '(?:junto al?|cerca del?|frente al?|al lado del?|al borde del?|a orillas del?|a la orilla del?)(?: la| el| un| una)?'

const SPANISH: SettingWords = {
  settings: {
    sea: {
      at: `${BY_ES} (?:mar|oceano|costa)|en la costa(?! (?:brava|blanca|dorada|rica|del? ))|vistas? al (?:mar|oceano)`,
      name: '(?:mar|oceano|costa)',
    },
    beach: {
      at: `${BY_ES} playa|(?:casa|hotel|cabana) de playa`,
      name: 'playa',
    },
    lake: { at: `${BY_ES} lago|en un lago|vistas? al lago`, name: 'lago' },
    river: { at: `${BY_ES} (?:rio|arroyo)|en un rio`, name: 'rio' },
    mountains: {
      at: 'en (?:la|las|una) (?:montanas?|sierra)(?! de)|(?:casa|cabana|hotel|refugio|retiro) (?:de|en la) montana',
      name: '(?:montanas?|sierra)',
    },
    forest: {
      at: 'en (?:el|un|medio del?)(?: un)? (?:bosque|selva)|en (?:la|una) selva|rodead[oa] de (?:bosque|arboles)',
      name: '(?:bosque|selva)',
    },
    desert: { at: 'en (?:el|un) desierto(?! de)', name: 'desierto' },
    island: { at: 'en una isla', name: 'isla' },
  },
  or: 'o',
  the: '(?:en|junto a|cerca de) (?:el|la|las|un|una)|al?|en|el|la|las|un|una',
  not: 'no(?: (?:tenga|quiero|necesito))?|nada|sin|nunca|lejos del?|en vez de|que',
}

const BY_FR =
  '(?:au bord|pres|proche|a cote|le long|non loin|en bordure|sur les rives) (?:de la|de l|des|du|dune?|de)'

const FRENCH: SettingWords = {
  settings: {
    sea: {
      at: `${BY_FR} ?(?:mer|ocean|cote)|(?:face a|sur) la (?:mer|cote)(?! d)|face a locean|vue (?:sur )?(?:la )?(?:mer|locean)|(?:en )?bord de mer|a la mer`,
      name: '(?:mer|ocean|cote)',
    },
    beach: {
      at: `(?:pres|proche|a cote|non loin) de la plage|(?:maison|hotel) de plage`,
      name: 'plage',
    },
    lake: { at: `${BY_FR} lac|(?:sur un|face au|face a un) lac|vue (?:sur le )?lac`, name: 'lac' },
    river: { at: `${BY_FR} (?:riviere|ruisseau|fleuve)`, name: '(?:riviere|fleuve)' },
    mountains: {
      at: '(?:a la|en|dans la|dans les|dans une) (?:haute )?montagnes?|(?:chalet|refuge|hotel|cabane|retraite) (?:de|en) montagne',
      name: 'montagnes?',
    },
    forest: {
      at: '(?:en (?:pleine )?|dans (?:la|une) )foret|(?:au milieu des|dans les) bois|entoure[es]* de foret',
      name: '(?:foret|bois)',
    },
    desert: { at: 'dans (?:le|un) desert(?! d)', name: 'desert' },
    island: { at: 'sur une (?:petite )?ile', name: 'ile' },
  },
  or: 'ou',
  the: '(?:a|dans|sur|en) (?:la|le|les|un|une)|(?:au bord|pres) (?:de la|dun|du)|a|au|en|la|le|les|une?|l',
  not: 'pas(?: de)?|rien|sans|ni|jamais|loin|plutot que|au lieu|que',
}

export const SETTING_WORDS: Record<Language, SettingWords> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
}
