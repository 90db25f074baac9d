import type { Topic } from './topic.ts'

/** Topics of stays: rooms, meals, the house and how to get there. */
export const STAYS = {
  arrival: {
    asked: {
      en: 'check[ -]?(?:in|out)|what time (?:can|do|should|may) (?:i|we) (?:arrive|come|leave)|arrival time',
      es: 'check[ -]?(?:in|out)|hora de (?:entrada|salida|llegada)|a que hora (?:se )?(?:pued\\w+ |podemos )?(?:entra\\w*|sal\\w+|llega\\w*)',
      de: 'check[ -]?(?:in|out)|anreise(?:zeit)?|abreise(?:zeit)?|einchecken|auschecken|wann (?:kann|konnen|darf) (?:ich|man|wir) (?:anreisen|ankommen)',
      fr: 'check[ -]?(?:in|out)|heure darrivee|heure de depart|arriver a quelle heure|a quelle heure (?:peut on|puis je|pouvons nous) arriver',
    },
    page: /\bcheck[ -]?(?:in|out)\b|\b(?<!before )arriv(?:e|als?) (?:from|before|after|by|between|until|at|any ?time)\b|\brooms? (?:are|is) ready\b/,
  },
  minimum: {
    asked: {
      en: 'min(?:imum)? (?:stay|number of nights|nights?)|nights? (?:is|are) the minimum|minimum at|how many nights|shortest stay|at least how many',
      es: 'minim[oa]s? (?:de )?noches?|noches? (?:como )?minim[oa]s?|estancia minima|cuantas noches|minimo de noches',
      de: 'mindestaufenthalt|mindestens bleiben|wie viele nachte|mindestnachte',
      fr: 'nuits? (?:au )?minimum|sejour minimum|minimum de nuits|combien de nuits',
    },
    page: /\b(?:minimum|at least \w+ nights?)\b/,
  },
  children: {
    asked: {
      en: '\\d+[- ]year[- ]olds?|my (?:son|daughter|kids?)|adults[ -]only|children|kids?|child|bab(?:y|ies)|toddlers?|teenagers?|famil(?:y|ies)|minimum age|age limit|how old',
      es: 'mi (?:hijo|hija)|mis hij[oa]s|(?:solo|para) adultos|ninos?|ninas?|bebes?|hijos?|familias?|edad minima',
      de: 'mein\\w* (?:sohn|tochter|kinder?)|(?:nur (?:fur )?)?erwachsene|kind(?:er|ern)?|babys?|familien?|mindestalter',
      fr: 'mon fils|ma fille|mes (?:fils|filles|enfants)|adultes|enfants?|bebes?|familles?|age minimum',
    },
    page: /\b(?:child(?:ren)?|kids?|adults?|bab(?:y|ies)|toddlers?|teenagers?|(?:are|over|under|from) \d+ (?:or older|years|and)|\d+ or older|aged? \d+)\b/,
  },
  pool: {
    asked: {
      en: 'pools?|swim(?:ming)?',
      es: 'piscinas?|nadar',
      de: 'pools?|schwimmb(?:ad|ecken)|schwimmen',
      fr: 'piscines?|nager',
    },
    page: /\b(?:pools?|swim(?:ming)?)\b/,
  },
  sauna: {
    asked: {
      en: 'saunas?|steam (?:room|bath)',
      es: 'saunas?|bano de vapor',
      de: 'saunas?|dampfbad',
      fr: 'saunas?|hammam',
    },
    page: /\b(?:saunas?|steam (?:room|bath)|hammam)\b/,
  },
  hotTub: {
    asked: {
      en: 'hot ?tubs?|jacuzzi|whirlpool|private bath|bathtub',
      es: 'jacuzzi|hidromasaje|bano privado|banera',
      de: 'whirlpool|jacuzzi|privates bad|badewanne',
      fr: 'jacuzzi|bain a remous|bain prive|baignoire',
    },
    page: /\b(?:hot ?tubs?|jacuzzi|whirlpool|private bath|bathtub)\b/,
  },
  springs: {
    asked: {
      en: 'hot springs?|thermal',
      es: 'aguas? termal(?:es)?|termas',
      de: 'thermal\\w*|heisse quellen?',
      fr: 'sources? chaudes?|thermal\\w*|thermes',
    },
    page: /\b(?:hot springs?|thermal|onsen|springs? (?:rises?|water))\b/,
  },
  gym: {
    asked: {
      en: 'gym|fitness (?:room|studio)',
      es: 'gimnasio',
      de: 'fitness(?:raum|studio)',
      fr: 'salle de (?:sport|fitness)',
    },
    page: /\b(?:gym|fitness room)\b/,
  },
  spa: {
    asked: {
      en: 'spa|treatments?',
      es: 'spa|tratamientos?',
      de: 'spa|anwendungen|behandlungen',
      fr: 'spa|soins',
    },
    page: /\b(?:spa|treatments?)\b/,
  },
  breakfast: {
    asked: { en: 'breakfast', es: 'desayunos?', de: 'fruhstuck', fr: 'petit[ -]dejeuner' },
    page: /\bbreakfast\b/,
  },
  diet: {
    asked: {
      en: 'vegan|vegetarian|gluten|halal|kosher|allerg\\w+|dairy',
      es: 'vegan[oa]s?|vegetarian[oa]s?|gluten|halal|kosher|alerg\\w+',
      de: 'vegan\\w*|vegetarisch\\w*|gluten\\w*|halal|koscher|allerg\\w+',
      fr: 'vegan\\w*|vegetarien\\w*|gluten|halal|casher|allerg\\w+',
    },
    page: /\b(?:vegan|vegetarian|gluten|halal|kosher|allerg\w+|dairy|plant[ -]based)\b/,
  },
  meals: {
    asked: {
      en: 'meals?|dinner|lunch|supper|food|(?:half|full) board|restaurant',
      es: 'comidas?|cenas?|almuerzos?|(?:media|pension) (?:pension|completa)|restaurante',
      de: 'mahlzeiten?|abendessen|mittagessen|essen|halbpension|vollpension|restaurant',
      fr: 'repas|diners?|dejeuners?|nourriture|(?:demi|pension) (?:pension|complete)|restaurant',
    },
    page: /\b(?:meals?|dinner|lunch|supper|half board|full board|restaurant|taverna|kitchen)\b/,
  },
  parking: {
    asked: {
      en: 'park(?:ing)?(?: (?:the|my|our|a) car)?',
      es: 'aparcamiento|parking|aparcar|estacionamiento',
      de: 'parkplatz|parkplatze|parken',
      fr: 'parking|stationnement|garer',
    },
    page: /\b(?:parking|chargers?|park the car)\b/,
  },
  transfer: {
    asked: {
      en: '(?:without|with no) (?:a |my |our )?(?:car|driving)|(?:by|on the) (?:bus|ferry|coach)|dont (?:drive|have a car)|cant drive|(?:he|she) (?:doesnt|cannot|cant) drive|(?:get|come) there|airport|shuttle|transfer|pick(?:ed)? ?up|by train|(?:train|bus) station|public transport',
      es: 'sin (?:coche|carro|conducir)|en (?:autobus|bus|ferry)|no (?:conduce|conduzco|tengo coche|tiene coche)|como (?:se llega|llegar|llego|llegamos)|aeropuerto|traslado|en tren|estacion|transporte publico',
      de: 'ohne (?:auto|pkw)|mit (?:dem )?(?:bus|fahre)|(?:fahrt|fahre|habe|hat) (?:kein|nicht) auto|fahrt (?:sie|er) nicht|offentlichw*|wie kommw+ (?:ich|wir|man) (?:da|dort|hin)|flughafen|transfer|abgeholt|mit (?:dem zug|der bahn)|bahnhof',
      fr: 'sans (?:voiture|conduire)|en (?:bus|car|ferry)|(?:ne )?conduiw+ pas|pas de voiture|comment (?:y aller|on y va|venir|sy rendre)|aeroport|navette|transfert|en train|gare|transports? en commun',
    },
    page: /\b(?:airport|transfer|shuttle|collection from|station|train|bus|ferry)\b/,
  },
  alcohol: {
    asked: {
      en: 'alcohol|wine|beer|bar',
      es: 'alcohol|vino|cerveza',
      de: 'alkohol\\w*|wein|bier',
      fr: 'alcool|vins?|biere',
    },
    page: /\b(?:alcohol|wine|beer|bar)\b/,
  },
  smoking: {
    asked: {
      en: 'smok\\w+',
      es: 'fumar|fumador\\w*',
      de: 'rauchen|raucher\\w*',
      fr: 'fumer|fumeurs?',
    },
    page: /\bsmok(?:e|ing|ers?)\b/,
  },
} satisfies Record<string, Topic>
