import type { Language } from '#domain/language/language.ts'

type Topic = {
  /** Patterns of questions about it, over folded text, by language. */
  asked: Readonly<Record<Language, string>>
  /** Pattern of its mentions on pages, which are in English. */
  page?: RegExp
}

/**
 * Topics visitors ask about beyond the fields of every listing, the more specific first: a match
 * hides the wider topics in `HIDDEN`.
 */
const TOPICS = {
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
      en: 'adults[ -]only|children|kids?|child|bab(?:y|ies)|toddlers?|teenagers?|famil(?:y|ies)|minimum age|age limit|how old',
      es: '(?:solo|para) adultos|ninos?|ninas?|bebes?|hijos?|familias?|edad minima',
      de: '(?:nur (?:fur )?)?erwachsene|kind(?:er|ern)?|babys?|familien?|mindestalter',
      fr: 'adultes|enfants?|bebes?|familles?|age minimum',
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
      en: 'airport|shuttle|transfer|pick(?:ed)? ?up|by train|(?:train|bus) station|public transport',
      es: 'aeropuerto|traslado|en tren|estacion|transporte publico',
      de: 'flughafen|transfer|abgeholt|mit (?:dem zug|der bahn)|bahnhof',
      fr: 'aeroport|navette|transfert|en train|gare|transports? en commun',
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
  language: {
    asked: {
      en: '(?:in|speaks?|spoken) english|(?:what|which) languages?|languages? (?:is|are|do)',
      es: '(?:en|habla\\w*) (?:ingles|espanol)|que idiomas?',
      de: '(?:auf|sprechen|spricht) (?:englisch|deutsch)|welche[rn]? sprachen?',
      fr: '(?:en|parle\\w*) (?:anglais|francais)|quelles? langues?',
    },
    page: /\b(?:english|german|french|spanish|languages?|translat\w+)\b/,
  },
  beginners: {
    asked: {
      en: 'beginners?|never done|experience (?:needed|required)|how (?:hard|difficult|fit)',
      es: 'principiantes?|nunca he hecho|experiencia previa|dificil',
      de: 'anfanger\\w*|vorkenntnisse|wie (?:schwer|anstrengend)',
      fr: 'debutante?s?|jamais fait|niveau|difficile',
    },
    page: /\b(?:beginners?|first[ -]timers?|no experience|never (?:done|tried)|experience)\b/,
  },
  host: {
    asked: {
      en: 'who (?:teaches|leads|runs|hosts|gives|guides|owns|makes|made|is (?:the|my) (?:host|teacher|instructor|guide|coach|therapist))|the (?:teacher|instructor|host)',
      es: 'quien (?:l[oa]s? )?(?:ensena|dirige|lleva|imparte|guia|da|hace|es (?:el|la) (?:anfitrion\\w*|profesor\\w*|instructor\\w*))',
      de: 'wer (?:unterrichtet|leitet|fuhrt|gibt|macht|ist (?:der|die) (?:gastgeber\\w*|lehrer\\w*|leiter\\w*))',
      fr: 'qui (?:enseigne|anime|dirige|guide|donne|fabrique|est (?:l|le|la)? ?(?:hote|prof\\w*|animat\\w*))',
    },
  },
  bring: {
    asked: {
      en: '(?:what|anything)(?: \\w+){0,3} (?:bring|wear|pack)|do (?:i|we) need (?:to bring|my own|a mat)|what do (?:i|we) need',
      es: '(?:que|algo)(?: \\w+){0,3} (?:llevar|traer|ponerme)|(?:tengo|hay) que (?:llevar|traer)|que necesito',
      de: '(?:was|etwas)(?: \\w+){0,3} (?:mitbringen|anziehen|einpacken)|was brauche ich',
      fr: '(?:que|quoi|faut il|dois je)(?: \\w+){0,3} (?:apporter|amener|porter|emporter)|apporter quoi',
    },
  },
  material: {
    asked: {
      en: 'made (?:of|from)|materials?|fabric|ingredients?|what(?: i)?s in it|what does it contain|contains?',
      es: 'hech[oa] de|de que (?:esta|es)|materiales?|tela|ingredientes?|contiene',
      de: 'woraus|aus was|material\\w*|stoff|inhaltsstoffe?|zutaten|enthalt',
      fr: 'fait[es]* (?:de|en|avec)|en quoi|matieres?|tissu|ingredients?|contient|compose\\w*',
    },
    page: /\b(?:made (?:of|from)|cotton|linen|wool|silk|glass|wood|wooden|steel|leather|rubber|cork|flax|beads?|buckwheat|ceramic|stone|paper|beeswax|wax|oil|extract|\d+ ?mg|ingredients?|contains?|fabric|foam)\b/,
  },
  returns: {
    asked: {
      en: 'returns?|send(?:ing)? (?:it|them|this) back|money back|give (?:it|them) back',
      es: 'devolver\\w*|devolucion\\w*|reembolso\\w*',
      de: 'zuruckgeben|zuruckschicken|ruckgabe|umtausch\\w*|retour\\w*',
      fr: 'retourner|renvoyer|rendre|retours?|rembours\\w*',
    },
    page: /\b(?:returns?|returned|refund(?:ed|s)?|send it back)\b/,
  },
  shipping: {
    asked: {
      en: '(?:ship(?:s|ped|ping)?|deliver(?:s|ed|y|ing)?|post) (?:it |them |this )?(?:to|in|within|abroad|outside)',
      es: '(?:envi\\w+|entreg\\w+|mand\\w+) (?:\\w+ )?(?:a|en|al)',
      de: '(?:versand|liefer\\w+|verschick\\w+|versendet)(?: \\w+){0,3} (?:nach|in)|(?:nach|in) \\w+ (?:geliefert|verschickt|versendet|liefern)',
      fr: '(?:livr\\w+|expedi\\w+|envo\\w+) (?:\\w+ )?(?:en|au|aux|a|dans)',
    },
  },
  included: {
    asked: {
      en: '(?:whats|what is|what does|is|are|anything)(?: \\w+){0,4} includ\\w+|what do (?:i|we) get|in the (?:box|price)',
      es: 'inclu\\w+|que recibo',
      de: 'inklusive|inbegriffen|enthalten|im preis',
      fr: 'inclus\\w*|comprise?s?|que comprend',
    },
  },
  nature: {
    asked: {
      en: 'how (?:far|close|near)(?: \\w+){0,6} (?:beach|sea|ocean|lake|river|forest|woods?|mountains?|shore|water|nature|coast|village|town|shops?)|(?:distance|far) (?:to|from) the (?:beach|sea|lake|forest)|(?:beach|sea|lake|forest) (?:near|nearby|close)',
      es: '(?:a que distancia|como de lejos|que tan lejos|esta lejos|a cuanto)(?: \\w+){0,6} (?:playa|mar|lago|rio|bosque|montanas?|naturaleza|pueblo)|(?:playa|mar|lago|bosque) (?:cerca|queda lejos)',
      de: 'wie (?:weit|nah)(?: \\w+){0,6} (?:strand|meer|see|fluss|wald|bergen?|natur|dorf|kuste)',
      fr: '(?:a quelle distance|a combien|loin)(?: \\w+){0,6} (?:plage|mer|lac|riviere|foret|montagnes?|nature|village)|(?:plage|mer|lac|foret) (?:est )?(?:elle |il )?(?:loin|proche|pres)',
    },
    page: /\b(?:beach|sea|ocean|lake|river|forest|woods?|mountains?|shore|coast|cove|village)\b/,
  },
  dates: {
    asked: {
      en: 'when (?:is|are|does|do|can)|next (?:date|one|class|session|time|event|sitting)|what (?:day|date|days|dates)|what time|which day|start times?',
      es: 'cuando|proxim[oa] (?:fecha|clase|sesion|vez)|que (?:dia|fecha)s?|a que hora',
      de: 'wann|nachste[nrs]? (?:termin|mal|kurs|datum)|welche[nrm]? (?:tag|datum)|um wie ?viel uhr',
      fr: 'quand|prochaine? (?:date|seance|fois|cours)|quel(?:le)?s? (?:jour|date)s?|a quelle heure',
    },
  },
  safety: {
    asked: {
      en: 'safe(?:ly)?|dangerous|risky',
      es: 'segur[oa]|peligros[oa]',
      de: 'sicher|(?:un)?gefahrlich|unbedenklich',
      fr: 'sans (?:danger|risques?)|dangereu\\w+',
    },
  },
  price: {
    asked: {
      en: 'how much|costs?|price|(?:is|are) (?:it |they |this )?free|free (?:of charge|version|trial)',
      es: 'cuanto (?:cuest\\w+|val\\w+|es|son|sale\\w*)|precio|gratis|cuest\\w+',
      de: 'kost\\w+|gratis|preis\\w*|wie ?viel macht',
      fr: 'cout\\w+|tarifs?|gratuit\\w*|prix|combien (?:font|fait)',
    },
  },
  party: {
    asked: {
      en: 'how many(?: \\w+)? (?:fit|sleep|stay)|(?:fit|sleep|room for) (?:how many|\\d+|two|three|four|five|six)|does it (?:fit|sleep)|people fit',
      es: 'cuant[oa]s (?:\\w+ )?(?:caben|pueden dormir|duermen)|caben (?:\\d+|dos|tres|cuatro)',
      de: 'wie viele (?:\\w+ )?(?:passen|schlafen)|platz fur (?:wie viele|\\d+|zwei|drei|vier)',
      fr: 'combien (?:de \\w+ )?(?:tiennent|dorment|peuvent)|place pour (?:combien|\\d+|deux|trois|quatre)',
    },
  },
} satisfies Record<string, Topic>

export type TopicName = keyof typeof TOPICS

const NAMES = Object.keys(TOPICS) as TopicName[]

/** Wider topics, hidden by a match of the more specific topic. */
const HIDDEN: Partial<Record<TopicName, readonly TopicName[]>> = {
  arrival: ['dates'],
  breakfast: ['included', 'meals'],
  diet: ['meals'],
  meals: ['included'],
  pool: ['included'],
  spa: ['included'],
  material: ['included'],
  transfer: ['nature'],
  hotTub: ['spa'],
  springs: ['spa'],
}

const PATTERNS = new Map(
  NAMES.map((name) => [
    name,
    new RegExp(`\\b(?:${Object.values(TOPICS[name].asked).join('|')})\\b`),
  ]),
)

/** Returns the topics that a folded question asks about. */
export function topicsIn(plain: string): TopicName[] {
  // French hyphenates "faut-il" and "petit-déjeuner".
  const spaced = plain.replace(/-/g, ' ')
  const asked = NAMES.filter((name) => PATTERNS.get(name)?.test(spaced))
  // No page can state that something is safe for a visitor.
  if (asked.includes('safety')) return ['safety']
  const hidden = new Set(asked.flatMap((name) => HIDDEN[name] ?? []))
  return asked.filter((name) => !hidden.has(name))
}

/** Returns the pattern of a topic on pages; null if its answer is no quotation. */
export function pagePattern(name: TopicName): RegExp | null {
  const topic: Topic = TOPICS[name]
  return topic.page ?? null
}
