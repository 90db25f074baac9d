import type { Topic } from './topic.ts'

/** Topics of single details, often several in one question. */
export const DETAILS = {
  beds: {
    asked: {
      en: 'how many (?:beds?|bedrooms?|rooms?)|(?:double|twin|single|bunk|extra|third|separate) (?:beds?|bedrooms?|rooms?)|beds?|bedrooms?',
      es: 'cuant[oa]s (?:camas|habitaciones|dormitorios)|camas?|dormitorios?',
      de: 'wie viele (?:betten|zimmer|schlafzimmer)|betten?|doppelbett|zustellbett|schlafzimmer',
      fr: 'combien de (?:lits|chambres)|lits?|couchages?',
    },
    page: /\b(?:bedrooms?|bunks?|mattress(?:es)?|(?:twin|double|single|extra|third|separate|two|three) beds?)\b/,
  },
  bathroom: {
    asked: {
      en: 'bathrooms?|showers?|toilets?|restrooms?|ensuite|en suite',
      es: 'banos?|duchas?|aseos?|lavabos?',
      de: '(?:das|ein|eigenes|im|dem) bad|badezimmer|duschen?|toiletten?|wc',
      fr: 'salles? de bains?|douches?|toilettes|wc|sanitaires',
    },
    page: /\b(?:bathrooms?|showers?|toilets?|wet rooms?|en ?suite)\b/,
  },
  qualification: {
    asked: {
      en: 'qualifi\\w+|certifi(?:ed|cates?|cations?)|licen[cs]ed?|trained|training|credentials?|diplomas?|accredited|a real (?:doctor|therapist|teacher|coach)',
      es: 'cualific\\w+|titulaci\\w+|titulad[oa]s?|certificad[oa]s?|formaci\\w+|diplomas?|licencias?|acreditad[oa]s?|titulos?',
      de: 'qualifi\\w+|ausbildung\\w*|zertifi\\w+|ausgebildet\\w*|lizenz\\w*|diplome?|staatlich anerkannt',
      fr: 'qualifi\\w+|diplome\\w*|certifi\\w+|formations?|formee?s?|agreee?s?',
    },
    page: /\b(?:qualif\w+|certif\w+|licen[cs]\w+|trained|trainings?|diploma|degree|registered)\b/,
  },
  offline: {
    asked: {
      en: 'offline|without (?:an? |the |any )?(?:internet|connection|wi ?fi|signal|data|network)|no (?:internet|connection|signal)|(?:on|in) (?:a |the )?(?:air)?plane|(?:flight|airplane|aeroplane) mode',
      es: 'offline|sin (?:conexion|internet|wi ?fi|datos|cobertura|red)|modo avion|en (?:el |un )?avion',
      de: 'offline|ohne (?:internet\\w*|verbindung|netz|wlan|empfang|daten\\w*)|flugmodus|im flug(?:zeug|modus)',
      fr: 'hors ligne|offline|sans (?:connexion|internet|reseau|wi ?fi)|mode avion|(?:en|dans l ?) ?avion',
    },
    page: /\b(?:offline|without (?:a |an )?(?:connection|internet|signal|network)|no (?:connection|signal|internet)|downloads?|downloaded|flight mode)\b/,
  },
  live: {
    asked: {
      en: 'live|recorded|recordings?|pre ?recorded|replays?|on demand|in real time|watch (?:it )?(?:later|back|again)',
      es: 'en (?:vivo|directo)|grabad[oa]s?|grabaci\\w+|en diferido',
      de: 'live|aufgezeichnet\\w*|aufzeichnung\\w*|aufnahmen?|in echtzeit|mitschnitt\\w*',
      fr: 'en direct|enregistree?s?|enregistrements?|en replay|en differe|rediffusions?',
    },
    page: /\b(?:live|record(?:ed|ing|ings)|replay\w*|streams?|real time)\b/,
  },
  discount: {
    asked: {
      en: 'discounts?|students?|concessions?|reduced|lower price|(?:free )?trial|free (?:version|weeks?|month)',
      es: 'descuentos?|rebajas?|estudiantes?|periodo de prueba|prueba gratis|precio reducido',
      de: 'rabatte?|ermassig\\w*|studenten\\w*|studierende\\w*|probe(?:zeit|monat|abo|woche)|testphase|kostenlos testen',
      fr: 'reductions?|remises?|tarifs? reduits?|etudiante?s?|periode d ?essai|essai gratuit',
    },
  },
  origin: {
    asked: {
      en: 'where (?:is|are|was|were)(?: \\w+){0,4} (?:made|produced|manufactured|grown)|hand ?made|who makes (?:it|this|them)',
      es: 'donde (?:se |l[oa] )?(?:fabrica|hace|produce)\\w*|hech[oa]s? a mano|fabricad[oa]s?',
      de: 'hergestellt|herkunft|handgemacht|wo (?:kommt|kommen)(?: \\w+){0,3} her',
      fr: 'fabriquee?s?|provenance|faite?s? (?:a la )?main|d ?ou (?:vient|viennent)',
    },
    page: /\b(?:where is it made|made (?:by|in|near|at)|by hand|workshop)\b/,
  },
  animalTests: {
    asked: {
      en: 'tested on animals|animal test\\w*|cruelty ?free',
      es: 'probad[oa]s? en animales|testad[oa]s? en animales|cruelty ?free',
      de: 'tierversuch\\w*|an tieren getestet',
      fr: 'testee?s? sur (?:les |des )?animaux|cruelty ?free',
    },
    page: /\b(?:on animals|cruelty[ -]free)\b/,
  },
  companion: {
    asked: {
      en: '(?:bring|come with|take along|join with)(?: \\w+){0,3} (?:friends?|partner|husband|wife|mum|mother|sister|boyfriend|girlfriend)|(?:come|go|join|attend) (?:alone|on my own|by myself)',
      es: '(?:ir|venir|llevar|traer)(?: \\w+){0,4} (?:amig[oa]s?|pareja|marido|mujer|madre|hermana|novi[oa])|(?:ir|venir) sol[oa]',
      de: '(?:freund\\w*|partner\\w*|mann|frau|mutter|schwester)(?: \\w+){0,2} (?:mitbringen|mitkommen|mitnehmen)|alleine? (?:kommen|teilnehmen)',
      fr: '(?:venir|amener|emmener)(?: \\w+){0,4} (?:amie?s?|copine?|copain|compagn\\w+|mari|femme|mere|soeur)|venir seule?',
    },
    page: /\b(?:with a friend|come alone|comes alone|can my partner|bring (?:a friend|somebody))\b/,
  },
  devices: {
    asked: {
      en: 'android|ios|iphones?|ipads?|apple watch|desktop|(?:which|what) (?:phones?|devices?|systems?)|on (?:my|a) (?:laptop|computer|tv|tablet)',
      es: 'android|ios|iphone|ipad|(?:que|cuales) (?:moviles|dispositivos)|en (?:el|mi) (?:ordenador|portatil|movil|tele)',
      de: 'android|ios|iphone|ipad|(?:welche[nr]?) (?:handys?|gerate\\w*)|auf dem (?:laptop|computer|handy|tablet|fernseher)',
      fr: 'android|ios|iphone|ipad|quels? (?:telephones?|appareils?)|sur (?:mon |l |un )?(?:ordinateur|telephone|tablette|tele)',
    },
    page: /\b(?:android|ios|iphone|ipad|browser|television|watch|tablet)\b/,
  },
} satisfies Record<string, Topic>
