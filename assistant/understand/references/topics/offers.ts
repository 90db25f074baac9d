import type { Topic } from './topic.ts'

/** Topics of classes, products and services, and of every listing. */
export const OFFERS = {
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
      en: '(?:need|have to have|any|previous|prior) experience|(?:first time|newbies?|total beginner)|done (?:it|this|that) before|beginners?|never done|experience (?:needed|required)|how (?:hard|difficult|fit)',
      es: '(?:hay que|hace falta|necesito|se necesita|tengo que) (?:tener )?experiencia|primera vez|sin experiencia|principiantes?|nunca he hecho|experiencia previa|dificil',
      de: '(?:erfahrungw*|erstes mal|neulingw*)|anfanger\\w*|vorkenntnisse|wie (?:schwer|anstrengend)',
      fr: '(?:faut il|il faut|besoin d) ?(?:de |avoir )?(?:l )?experience|premiere fois|novices?|debutante?s?|jamais fait|niveau|difficile',
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
      es: '(?:que|algo)(?: \\w+){0,3} (?:llevar|traer|ponerme)|(?:hace falta|hay que|debo) (?:llevar|traer)|(?:tengo|hay) que (?:llevar|traer)|que necesito',
      de: '(?:was|etwas)(?: \\w+){0,3} (?:mitbringen|anziehen|einpacken)|was brauche? (?:ich|man)|was (?:pack|nehm|zieh)e?n? (?:ich|wir|man)(?: \\w+){0,2} (?:ein|mit|an)',
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
      en: 'if (?:i|she|he|they) (?:dont|doesnt|do not|does not) like (?:it|them)|not for me|returns?|send(?:ing)? (?:it|them|this) back|money back|give (?:it|them) back',
      es: 'si no (?:me|le) gusta|se puede devolver|devolver\\w*|devolucion\\w*|reembolso\\w*',
      de: 'wenn (?:es|das|sie) (?:mir|ihr|ihm)? ?nicht (?:gefallt|passt)|zuruckgeben|zuruckschicken|ruckgabe|umtausch\\w*|retour\\w*',
      fr: '(?:ca |cela )?se rend|si (?:ca|cela) (?:ne )?(?:me |lui )?plait pas|reprendw*|retourner|renvoyer|rendre|retours?|rembours\\w*',
    },
    page: /\b(?:returns?|returned|refund(?:ed|s)?|send it back)\b/,
  },
  shipping: {
    asked: {
      en: '(?:arrive|get here|be here|come|reach me|delivered)(?: w+){0,3} (?:before|by|in time|until)|how (?:fast|quickw*|long)(?: w+){0,4} (?:deliverw*|shipw*|arrive)|delivery (?:time|date)s?|(?:ship(?:s|ped|ping)?|deliver(?:s|ed|y|ing)?|post) (?:it |them |this )?(?:to|in|within|abroad|outside)',
      es: '(?:llegaw*|recibw+)(?: w+){0,3} (?:antes|a tiempo|para)|cuanto tardaw*|plazo de entrega|(?:envi\\w+|entreg\\w+|mand\\w+) (?:\\w+ )?(?:a|en|al)',
      de: '(?:kommt|kommen|ankommt|lieferw+|da)(?: w+){0,4} (?:vor|bis|rechtzeitig)|lieferzeit|wie (?:schnell|lange)(?: w+){0,4} (?:lieferw*|versand|da)|(?:versand|liefer\\w+|verschick\\w+|versendet)(?: \\w+){0,3} (?:nach|in)|(?:nach|in) \\w+ (?:geliefert|verschickt|versendet|liefern)',
      fr: '(?:arrivw+|recevw+|recoiw+|livrw+)(?: w+){0,3} (?:avant|a temps|pour)|delais? de livraison|livraison rapide|(?:livr\\w+|expedi\\w+|envo\\w+) (?:\\w+ )?(?:en|au|aux|a|dans)',
    },
  },
  included: {
    asked: {
      en: '(?:whats|what is|what does|is|are|anything)(?: \\w+){0,4} includ\\w+|what (?:else )?comes with|what do (?:i|we) get|in the (?:box|price)',
      es: 'inclu\\w+|que recibo|que (?:trae|viene)',
      de: 'inklusive|inbegriffen|enthalten|im preis|(?:was|alles)(?: \\w+){0,3} dabei|gehort(?: alles)? dazu',
      fr: 'inclus\\w*|comprise?s?|que comprend|fournie?s?',
    },
  },
  criticism: {
    asked: {
      en: 'complain\\w*|(?:bad|negative|critical|worst|poor) reviews?|down ?sides?|drawbacks?|the catch|bad about|(?:dis|not )like about',
      es: 'se quejan?|quejas?|(?:malas|peores) (?:resenas|opiniones|criticas)|inconvenientes?|lo (?:malo|peor)|desventajas?',
      de: 'beschwer\\w+|schlecht\\w* bewertung\\w*|nachteile?|kritik\\w*|der haken|stort(?: \\w+){0,2} (?:leute|gaste)',
      fr: 'plaint\\w*|plaign\\w*|(?:mauvais|pires) avis|inconvenients?|points? negatifs?|defauts?',
    },
  },
  nature: {
    asked: {
      en: 'what is there to (?:do|see)|things to (?:do|see)|whats? (?:is )?(?:there )?(?:nearby|around (?:there|it)|in the area)|what can (?:i|we) (?:do|see) (?:there|nearby|around)|how (?:far|close|near)(?: \\w+){0,6} (?:beach|sea|ocean|lake|river|forest|woods?|mountains?|shore|water|nature|coast|village|town|shops?)|(?:distance|far) (?:to|from) the (?:beach|sea|lake|forest)|(?:beach|sea|lake|forest) (?:near|nearby|close)',
      es: 'que (?:se puede|hay para|puedo|podemos|hay que) (?:hacer|ver)|que hay (?:cerca|alrededor)|(?:a que distancia|como de lejos|que tan lejos|esta lejos|a cuanto)(?: \\w+){0,6} (?:playa|mar|lago|rio|bosque|montanas?|naturaleza|pueblo)|(?:playa|mar|lago|bosque) (?:cerca|queda lejos)',
      de: 'was (?:kann|konnen) (?:man|ich|wir)(?: \\w+){0,3} (?:unternehmen|machen|sehen)|was gibt es(?: \\w+){0,2} (?:in der nahe|in der umgebung|dort zu)|wie (?:weit|nah)(?: \\w+){0,6} (?:strand|meer|see|fluss|wald|bergen?|natur|dorf|kuste)',
      fr: 'que (?:peut on|puis je|pouvons nous) (?:faire|voir)|quy a t il (?:a faire|a voir|autour|pres)|quoi faire|(?:a quelle distance|a combien|loin)(?: \\w+){0,6} (?:plage|mer|lac|riviere|foret|montagnes?|nature|village)|(?:plage|mer|lac|foret) (?:est )?(?:elle |il )?(?:loin|proche|pres)',
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
      en: '^free\\b(?! (?:on|at|from))|how much(?! time)|costs?|price|(?:is|are) (?:it |they |this )?free|free (?:of charge|version|trial)',
      es: '^gratis\\b|cuanto (?:cuest\\w+|val\\w+|es|son|sale\\w*)|precio|gratis|cuest\\w+',
      de: '^(?:kostenlos|umsonst)\\b|kost\\w+|gratis|preis\\w*|wie ?viel macht',
      fr: '^gratuit\\w*|(?:cest )?combien(?= ?(?:\\?|$))|cout\\w+|tarifs?|gratuit\\w*|prix|combien (?:font|fait)',
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
