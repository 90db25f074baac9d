import type { ContentType } from '../listing/category.ts'

/** A kind of thing: words for it in four languages, and the English words that listings use for it. */
export type ThingWords = {
  /** Content types that can be such a thing. */
  kinds: readonly ContentType[]
  /** Alternatives of a pattern, folded. */
  words: string
  /** Stems in titles, types, tags and descriptions; the first is its name. */
  looked: readonly string[]
}

const PRODUCT: readonly ContentType[] = ['essential']
const STAY: readonly ContentType[] = ['escape']
const SERVICE: readonly ContentType[] = ['enhancement', 'experience']

const PRODUCTS: readonly (readonly [words: string, looked: string])[] = [
  [
    'blankets?|duvets?|mantas?|(?:gewichts|woll|kuschel|therapie)?decken?|couvertures?|plaids?',
    'blanket',
  ],
  [
    '(?:sleep|eye) masks?|antifaz(?: para dormir)?|mascara de dormir|(?:schlaf|augen)masken?|masques? (?:de nuit|de sommeil|pour (?:les yeux|dormir))',
    'eye mask|sleep mask|blackout band',
  ],
  ['pillows?|almohadas?|(?:kopf|nacken|augen)?kissen|oreillers?', 'pillow'],
  [
    '(?:meditation )?cushions?|zafus?|bolsters?|cojin(?:es)?|(?:sitz|meditations|yoga)kissen|coussins?',
    'cushion|bolster',
  ],
  ['mats?|esterillas?|colchonetas?|(?:yoga|akupressur|reise)?matten?|tapis', 'mat'],
  ['candles?|velas?|(?:duft)?kerzen?|bougies?', 'candle|tapers'],
  [
    'teas?|infusion(?:es)?|te(?= (?:para|verde|relajante|de hierbas|que ayude))|(?:krauter|schlaf|abend|kamillen|pfefferminz)?tees?|tisanes?|(?<=\\bun )the|the(?= (?:vert|pour))',
    'tea',
  ],
  [
    '(?:essential|massage|body|bath) oils?|oils?|aceites?(?: esencial(?:es)?| de masaje| corporal(?:es)?)?|(?:massage|korper|bade|duft)ole?|atherische ole?|huiles?(?: essentielles?| de massage)?',
    'oil|roll on',
  ],
  ['lamps?|lamparas?|(?:lese|tageslicht|nacht)?lampen?|lampes?', 'lamp'],
  ['diffusers?|difusor(?:es)?|diffuser|diffuseurs?|duftsteine?', 'diffuser'],
  ['soaps?|jabon(?:es)?|(?:natur|hand)?seifen?|savons?', 'soap'],
  ['balms?|salves?|balsamos?|(?:hand|lippen)?balsame?|salben?|baumes?', 'balm'],
  ['bath salts?|sales de bano|badesalze?|sels? de bain', 'bath'],
  [
    '(?:foam |massage )?rollers?|rodillos?|(?:faszien|massage)rollen?|rouleaux?(?: de massage)?',
    'roller',
  ],
  [
    '(?:singing|tibetan|sound) bowls?|cuencos?(?: tibetanos?)?|klangschalen?|bols? (?:chantants?|tibetains?)',
    'singing bowl',
  ],
  [
    '(?:gratitude |bullet )?journals?|diarios?|cuadernos?|tagebucher|tagebuch|notizbuch(?:er)?|carnets?|notebooks?',
    'journal|notebook',
  ],
  ['books|book(?= (?:about|on|for)\\b)|libros?|bucher|(?<=\\bein )buch|livres?', 'book'],
  ['incense(?: sticks?)?|inciensos?|raucher(?:stabchen|werk)|encens', 'incense'],
  ['tinctures?|tinturas?|tinkturen?|teintures?', 'drops|tincture'],
  ['magnesium|magnesio', 'magnesium'],
  ['melatonin[ae]?', 'melatonin'],
  ['ashwagandha', 'ashwagandha'],
  ['probiotics?|probioticos?|probiotika|probiotiques?', 'probiotic|live cultures'],
  ['(?:vitamin|vitamina|vitamine) d', 'vitamin d'],
  [
    '(?:protein|proteina) powders?|proteinas? en polvo|proteinpulver|proteines? en poudre',
    'protein',
  ],
  [
    '(?:pillow|room|linen) (?:sprays?|mists?)|kissensprays?|brumes? d ?oreiller|spray de almohada',
    'linen spray|pillow mist|linen water',
  ],
  [
    'heat packs?|hot water bottles?|heating pads?|bolsas? de agua caliente|warmflaschen?|warmekissen|bouillottes?',
    'heat pack|heat pillow|warmer',
  ],
  ['head ?phones|auriculares|kopfhorer|casque(?: audio)?', 'headphones'],
  [
    'ear ?plugs|tapones(?: para los oidos)?|ohrstopsel|bouchons d ?oreilles?',
    'ear plugs|wax plugs',
  ],
  ['shower (?:tablets?|steamers?)|duschtabs?', 'shower'],
  [
    '(?:resistance|exercise|strength) bands?|bandas elasticas|(?:fitness|widerstands)bander|bandes? elastiques?',
    'bands|loops',
  ],
  [
    'massage stones?|hot stones?|piedras (?:calientes|de masaje)|massagesteine?|pierres? chaudes?',
    'massage stones',
  ],
  ['(?:massage|spiky) balls?|pelotas? de masaje|massageballe?|balles? de massage', 'massage ball'],
  ['massage guns?|pistolas? de masaje|massagepistolen?|pistolets? de massage', 'massage gun'],
  ['humidifiers?|humidificador(?:es)?|luftbefeuchter|humidificateurs?', 'humidifier'],
  ['(?:bath ?)?robes?|albornoz|albornoces|bademantel|peignoirs?', 'robe'],
  ['slippers|zapatillas de casa|hausschuhe|pantoufles|chaussons', 'slippers'],
  ['pyjamas|pajamas|pijamas?|schlafanzug|schlafanzuge', 'pyjamas'],
  ['alarm clocks?|despertador(?:es)?|(?:licht)?wecker|reveils? ?matin', 'alarm clock'],
  ['capsules|gummies|gominolas|kapseln|gelules', 'capsules'],
  ['shower gels?|geles? de ducha|duschgele?|gels? douche', 'shower gel'],
  ['shampoos?|champus?|shampoings?', 'shampoo'],
]

const STAYS: readonly (readonly [words: string, looked: string])[] = [
  ['ryokans?', 'ryokan'],
  [
    '(?:log )?cabins?|cabanas?|cabanes?|(?:block|holz|berg)?hutten?|chalets?',
    'cabin|hut|chalet|boathouse|lodge',
  ],
  [
    'tree ?houses?|casas? (?:en el|del) arbol|baumhaus(?:er)?|cabanes? perchees?',
    'treehouse|tree house',
  ],
  ['yurts?|yurtas?|jurten?|yourtes?', 'yurt'],
  ['house ?boats?|casas? flotantes?|hausboote?|peniches?', 'houseboat|boathouse'],
  [
    'monaster(?:y|ies)|convents?|monasterios?|conventos?|kloster|monasteres?|couvents?',
    'monastery|convent',
  ],
  ['castles?|castillos?|schloss|burg|chateaux?', 'castle'],
  ['glamping|safari tents?|bell tents?|tents?|tiendas? de campana|zelte?|tentes?', 'tent|glamping'],
]

const SERVICES: readonly (readonly [words: string, looked: string])[] = [
  ['osteopath\\w*|osteopat\\w*', 'osteopath|osteopathy'],
  [
    'physio(?:therap\\w+)?s?|fisio(?:terap\\w+)?s?|physical therapists?|kine(?:sitherapeute)?s?',
    'physio|physiotherapist|physiotherapy',
  ],
  [
    'nutritionists?|dieti[ct]ians?|nutricionistas?|dietistas?|ernahrungsberat\\w+|dieteticien(?:ne)?s?|nutritionnistes?',
    'nutritionist|dietitian|dietician',
  ],
  [
    'psychologists?|psychiatrists?|psicolog[oa]s?|psychologe?n?(?:innen)?|psychologues?|psychiatres?',
    'psychologist|psychiatrist',
  ],
  [
    'personal trainers?|entrenador(?:a)? personal|personaltrainer|coach sportif',
    'personal trainer',
  ],
  ['dermatologists?|dermatolog[oa]s?|hautarzt|hautarztin|dermatologues?', 'dermatologist|skin'],
  ['midwi(?:fe|ves)|doulas?|matronas?|hebammen?|sages? femmes?', 'doula|midwife'],
  [
    'hypnotherapists?|hypnotists?|hipnoterapeutas?|hypnotherapeut\\w*|hypnotherapeutes?',
    'hypnotherapist|hypnosis|hypnotherapy',
  ],
  ['reflexolog\\w+', 'reflexology|reflexologist'],
  [
    'acupuncturists?|acupunt(?:or|ora)(?:es)?|acupuntores|akupunkteur\\w*|acupuncteurs?',
    'acupuncture',
  ],
  ['chiropractors?|quiropractic[oa]s?|chiropraktiker\\w*|chiropracteurs?', 'chiropractic'],
]

function tableOf(kinds: readonly ContentType[], rows: typeof PRODUCTS): ThingWords[] {
  return rows.map(([words, looked]) => ({ kinds, words, looked: looked.split('|') }))
}

/** Things that a visitor asks for by name, with their words in four languages. */
export const THING_WORDS: readonly ThingWords[] = [
  ...tableOf(PRODUCT, PRODUCTS),
  ...tableOf(STAY, STAYS),
  ...tableOf(SERVICE, SERVICES),
]
