import type { TypeGroup } from '../need/conditions/type-groups.ts'
import type { Language } from './language.ts'

/**
 * The words that ask for a listing of a group of types: folded, as alternatives of a regular expression without groups.
 * A course is a class, or coaching over some weeks.
 */
export const TYPE_WORDS: Record<Language, Record<TypeGroup | 'course', string>> = {
  en: {
    app: 'apps?',
    coaching: 'coach(?:es|ing)?',
    wearable: 'wearables?|smart ?(?:watch(?:es)?|rings?)|fitness (?:bands?|trackers?)',
    massage: 'massages?(?! (?:ball|gun|oil|roller|mat|cushion)s?(?!\\p{L}))|masseu(?:r|se)s?',
    acupuncture: 'acupunctur(?:e|ists?)(?! mat)',
    chiropractic: 'chiropract(?:ic|ors?)',
    medspa: 'med ?spas?',
    holistic: 'holistic practi(?:ces?|tioners?)',
    class: '(?<!(?:first|world|middle|working) )class(?:es)?|workshops?|lessons?',
    course: '(?<!(?:of|main|golf) )courses?',
    retreat: 'retreats?',
  },
  es: {
    app: 'apps?|aplicacion(?:es)?',
    coaching: 'coach(?:es|ing)?',
    wearable: 'wearables?|pulseras? (?:inteligentes?|de actividad)|relojes? inteligentes?',
    massage: '(?<!(?:aceite|bola|pistola|rodillo)s? (?:de|para) )masajes?|masajistas?',
    acupuncture: 'acupuntura|acupuntor(?:a|es|as)?',
    chiropractic: 'quiropractic[oa]s?',
    medspa: 'med ?spas?|spas? medicos?',
    holistic: 'consultas? holisticas?',
    class: 'clases?|taller(?:es)?',
    course: '(?<!(?:en|del) )cursos?',
    retreat: 'retiros?|retreats?',
  },
  de: {
    app: '\\p{L}*apps?',
    coaching: '\\p{L}*coach(?:es|s|in|innen|ings?)?',
    wearable: 'wearables?|smart ?watch(?:es)?|fitness ?armband\\p{L}*',
    massage: '\\p{L}*massagen?|masseur\\p{L}*',
    acupuncture: 'akupunktur(?!matte)',
    chiropractic: 'chiroprakti\\p{L}+',
    medspa: 'med ?spas?|medical spas?',
    holistic: 'ganzheitliche\\p{L}? praxis',
    class: '\\p{L}*workshops?|seminare?',
    course: '\\p{L}*kurse?[ns]?',
    retreat: '\\p{L}*retreats?',
  },
  fr: {
    app: 'applis?|applications?|apps?',
    coaching: 'coach(?:s|es|ing)?',
    wearable: 'wearables?|montres? connectees?|bracelets? connectes?',
    massage: '(?<!(?:huile|balle|pistolet|rouleau)s? de )massages?|masseu(?:r|se)s?',
    acupuncture: 'acupunct(?:ure|eur|rice)s?',
    chiropractic: 'chiropra(?:tique|cteur|cteurs|xie)',
    medspa: 'med ?spas?|spas? medica(?:l|ux)',
    holistic: 'cabinets? holistiques?',
    class: 'ateliers?|stages?',
    course: '(?<!(?:au|en|de|du) )cours',
    retreat:
      '(?<!(?:a la|ma|sa|notre|depuis la|en|suis|est|jeune|prendre sa|prendre la) )retraites?',
  },
}
