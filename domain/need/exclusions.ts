type Sort = 'kind' | 'practice' | 'quality' | 'position' | 'ingredient'
type Entries = readonly (readonly [said: RegExp, looked: readonly string[]])[]

const KINDS: Entries = [
  [
    /(?:(?:phone|mobile|smartphone) )?apps?|aplicacion(?:es)?(?: (?:de )?movil(?:es)?)?|(?:handy ?)?apps?|applis?(?: mobiles?)?/,
    ['app'],
  ],
  [
    /supplements?|pills?|capsules|tablets|(?:things? |anything )?to (?:swallow|take(?! (?:away|home|with|part|me|us|a|the|place|along)))|(?:zum )?(?:einnehmen|schlucken)|suplementos?|pastillas|tabletten|nahrungserganzung\w*|complements?|comprimes/,
    ['supplement', 'capsules', 'powder', 'drops', 'vitamin'],
  ],
  [/retreats?|retiros?|retraites?/, ['retreat']],
  [
    /class(?:es)?|groups?|clases?|grupos?|kurse?|gruppen?|cours|groupes?/,
    ['class', 'group', 'circle'],
  ],
]
const PRACTICES: Entries = [
  [/yoga/, ['yoga']],
  [/meditat\w*|meditacion(?:es)?/, ['meditation', 'meditate']],
  [
    /deep[ -]?tissue(?: massages?)?|tejido profundo|masajes? (?:de tejido profundo|profundos?)|tiefengewebs?\w*|massages? (?:des )?(?:tissus? )?profonds?|sports? massages?|masajes? deportivos?|sportmassagen?|massages? sportifs?/,
    ['deep tissue', 'sports massage'],
  ],
  [
    /thai massages?|shiatsu|masajes? tailandes(?:es)?|thaimassagen?|massages? thai(?:landais)?/,
    ['thai massage', 'shiatsu'],
  ],
  [/massages?|massagen|masajes?/, ['massage']],
  [/reflexolog\w*|fussreflex\w*/, ['reflexology']],
  [/reiki|energy (?:work|healing)/, ['reiki', 'energy healing']],
  [
    /crystals?|gemstones?|cristal(?:es)?|kristalle?n?|heilsteine?n?|cristaux/,
    ['crystals', 'reiki', 'energy healing'],
  ],
  [/chakras?/, ['chakra', 'reiki', 'energy healing']],
  [/(?:day )?spas?|balnearios?|wellness ?hotels?|spa ?hotels?/, ['spa']],
  [
    /hot springs?|thermal (?:baths?|springs?|spas?)|onsen|(?:aguas|banos) termales|termas|thermal(?:quelle|bad|bade)\w*|thermen?|sources? (?:chaudes?|thermales?)|bains? thermaux|thermes/,
    ['hot springs', 'onsen', 'thermal'],
  ],
  [/saunas?|heat/, ['sauna']],
  [/(?:swimming )?pools?|piscinas?|schwimmbad|schwimmbecken|piscines?/, ['pool', 'swimming pool']],
  [
    /gyms?|fitness ?rooms?|gimnasios?|fitness(?:raum|studio)|kraftraum|salles? de sport/,
    ['gym', 'fitness room'],
  ],
  [/tvs?|televisions?|televisor(?:es)?|fernseher|tele(?:vision)?/, ['television', 'tv']],
  [/cold(?: water)?|ice(?: bath)?s?/, ['cold water', 'ice', 'cold plunge']],
  [/gongs?/, ['gong']],
  [
    /sound baths?|klangbad|klangbader|bano de sonido|banos de sonido|bains? sonores?/,
    ['sound bath', 'sound', 'gong'],
  ],
  [
    /singing bowls?|klangschalen?|cuencos(?: tibetanos)?|bols? (?:tibetains?|chantants?)/,
    ['singing bowl', 'bowl'],
  ],
  [/float(?:ing|ation)?(?: tanks?)?|flotacion|flottaison/, ['float tank', 'sensory deprivation']],
  [/acupuncture|needles|acupuntura|agujas|akupunktur|nadeln|aiguilles/, ['acupuncture']],
  [/ayurved\w*/, ['ayurveda', 'ayurvedic']],
  [/tai ?chi|qi ?gong|chi ?kung/, ['tai chi', 'qigong']],
  [/hik(?:es|ing)|walk(?:s|ing)|caminar|senderismo|wandern|randonnees?/, ['hiking', 'walking']],
  [/swim(?:ming)?|nadar|schwimmen|nager|natation/, ['swimming']],
  [/surf(?:ing)?|surfear|surfen|surfer/, ['surf', 'surfing']],
  [/breath ?work/, ['breathwork']],
  [/chanting|mantras?/, ['chanting', 'kirtan']],
  [/cook(?:ing)?|cocinar|kochen|cuisiner/, ['cooking']],
  [/fasting|fasts?|ayunos?|ayunar|fasten|jeuner?/, ['fasting', 'fast']],
  [/pilates/, ['pilates']],
  [/danc(?:e|ing)|bail(?:ar|e)|tanzen|tanz|danser?/, ['dance', 'dancing']],
  [/journal(?:l?ing)?|tagebuch\w*/, ['journaling', 'journal']],
  [/hypno\w+|hipnosis/, ['hypnosis', 'hypnotherapy']],
  [/coach(?:es|ing)?/, ['coaching', 'coach']],
]
/** Qualities of a place or its people; also negated with a plain "not": "nicht spirituell". */
const QUALITIES: Entries = [
  [/hot yoga|bikram|heated (?:yoga|rooms?)|(?<=yoga,? (?:but )?not )hot/, ['hot yoga', 'bikram']],
  [
    /(?:kids?|child(?:ren)?|nin[oa]s?|kindern?|d?enfants?)(?! (?:yet|bekommen|kriegen|of (?:my|our) own))/,
    ['children', 'kids', 'family'],
  ],
  [
    /spiritual(?:it[yt])?|spirituel(?:s|le|les)?|spirituell?e?s?|espiritual(?:es|idad)?|spiritualitat|spiritualite|esoteric|esoterisch(?:es)?|esoteri[ck]o?|esoterique|woo woo/,
    ['spiritual', 'spirit', 'ritual', 'prayer', 'chanting', 'chakra'],
  ],
  [
    /religio(?:us|n)|religios[oae]?s?|religieu(?:x|se)|religiones?/,
    ['religious', 'prayer', 'church', 'temple', 'monastery', 'devotional'],
  ],
  [
    /(?:(?:near|by|at|on|close to|cerca del?|junto al?|en|am|an der|an die|nahe am|au bord de|pres de|a) )?(?:the |el |la |l)?(?:seaside|(?<!que no )sea(?! (?:en|un|una|el|la|muy|tan|de|mas|solo)\b)|ocean|beach(?:es)?|coast|playas?|mar|oceano|costa|meer|strande?|kuste|ozean|mer|plages?)/,
    ['sea', 'beach', 'ocean', 'coast', 'shore', 'surf'],
  ],
  [/vegan[oae]?s?|vegetalien(?:ne)?s?/, ['vegan', 'plant based']],
]
/** What a stiff or injured body cannot get down to. */
const POSITIONS: Entries = [
  [
    /yoga (?:on|en) (?:the|el) (?:floor|suelo)|(?:(?:ly|kneel|sitt|gett|go|crawl)ing|lie|lay|kneel|sit|get|go|be)(?: (?:flat|back))?(?: down)?(?: on| onto| to)(?: my \w+ on)? (?:the )?(?:floor|ground)|floor (?:work|exercises?|poses?|yoga|class(?:es)?)|lying down|(?:(?:tumbar|echar|sentar|arrodillar|agachar)(?:me|se|nos)?|ir|estar)(?: \w+)? (?:en|al) (?:el )?suelo|ejercicios? de suelo|(?:yoga )?(?:auf (?:dem|den) boden|am boden)(?: (?:liegen|sitzen|knien|hocken|legen|setzen))?|boden(?:ubungen|yoga|arbeit)|(?:(?:m|s)?(?:allonger|asseoir|agenouiller|coucher))(?: \w+)? (?:par terre|au sol|sur le sol)|(?:yoga|exercices?|travail) au sol/,
    [
      'floor work',
      'floor yoga',
      'slow floor',
      'floor hour',
      'on the floor',
      'lying down',
      'horizontal',
      'yin',
    ],
  ],
]
/** Ingredients and scents, which products may be free of. */
const INGREDIENTS: Entries = [
  [/lavender|lavanda|lavendel|lavande/, ['lavender']],
  [/pepper ?mint|mint|menta|(?:pfeffer)?minze?|menthe/, ['mint', 'peppermint', 'menthol']],
  [/rosemary|romero|rosmarin|romarin/, ['rosemary']],
  [/eucalyptus|eucalipto|eukalyptus/, ['eucalyptus']],
  [/valerian|valeriana|baldrian|valeriane/, ['valerian']],
  [/c?hamomile|manzanilla|kamille|camomille/, ['chamomile', 'camomile']],
  [
    /nuts?|frutos secos|nueces|nusse?n?|noix/,
    ['nuts', 'almond', 'walnut', 'hazelnut', 'cashew', 'peanut'],
  ],
  [/peanuts?|cacahuetes?|erdnusse?n?|arachides?/, ['peanut']],
  [/almonds?|almendras?|mandeln?|amandes?/, ['almond']],
  [/soya?|soja/, ['soy', 'soya']],
  [/coconuts?|cocos?|kokos(?:nuss)?|noix de coco/, ['coconut']],
  [/wool|lana|wolle?|laine/, ['wool', 'merino']],
  [/silk|seda|seide|soie/, ['silk']],
  [/feathers?|plumas?|federn|daunen|plumes?|duvet/, ['feather', 'goose']],
  [/latex|rubber|caucho|gummi|kautschuk|caoutchouc/, ['latex', 'rubber']],
  [
    /perfumes?|fragrances?|scents?|fragancias?|perfumad[oa]s?|parfums?|duftstoffe?n?|duft/,
    ['perfume', 'scented', 'fragrance', 'incense', 'lavender'],
  ],
  [/incense|incienso|raucherstabchen|weihrauch|encens/, ['incense']],
  [/cbd|cannabis|hemp|canamo|hanf|chanvre/, ['cbd', 'hemp', 'cannabis']],
  [/melatonina?|melatonine/, ['melatonin']],
  [/nicotine|nicotina|nikotin/, ['nicotine']],
  [
    /essential oils?|aceites? esenciales?|atherische[nr]? ole?n?|(?:d|l)?huiles? essentielles?/,
    ['essential oils', 'essential oil'],
  ],
  [/(?:massage )?oils?|aceites?|(?:massage)?ole?n?|(?:d|l)?huiles?/, ['oil']],
  [/herbs?|herbal|hierbas|krauter\w*|herbes/, ['herbs', 'herbal']],
  [/beeswax|cera de abejas?|bienenwachs|cire dabeilles?/, ['beeswax']],
  [
    /bee products?|productos? apicolas?|bienenprodukte?n?|produits? de la ruche/,
    ['honey', 'beeswax', 'propolis', 'royal jelly'],
  ],
  [
    /milk|leche|milch|lait|dairy|lactose|lactosa|laktose|lacteos|produits? laitiers?/,
    ['milk', 'dairy', 'whey', 'casein', 'cheese', 'butter', 'cream', 'yoghurt'],
  ],
  [/honey|miel|honig/, ['honey']],
  [/eggs?|huevos?|eiern?|oeufs?/, ['eggs']],
  [
    /shellfish|seafood|mariscos?|meeresfruchten?|fruits de mer|crustaces/,
    ['shellfish', 'seafood', 'prawns', 'mussels', 'oysters'],
  ],
  [/sesame|sesamo|sesam/, ['sesame', 'tahini']],
]

/** Possible exclusions, and the words to find them in listings; the first is the name. */
const UNWANTED = Object.entries({
  kind: KINDS,
  practice: PRACTICES,
  quality: QUALITIES,
  position: POSITIONS,
  ingredient: INGREDIENTS,
} satisfies Record<Sort, Entries>).flatMap(([sort, entries]) =>
  entries.map(([{ source }, looked]) => ({
    sort: sort as Sort,
    source,
    here: new RegExp(`(?:${source})(?:\\b|(?=frei|allerg|intoler))`, 'y'),
    whole: new RegExp(`^(?:${source})$`),
    looked,
  })),
)
export const AVOIDABLE: readonly (readonly string[])[] = UNWANTED.map(({ looked }) => looked)

const INGREDIENT_WORDS = new Set(INGREDIENTS.flatMap(([, looked]) => looked))

/** Whether a search word of an exclusion is an ingredient, a material or a scent. */
export function isIngredient(looked: string): boolean {
  return INGREDIENT_WORDS.has(looked)
}

/** Alternatives of some sorts, in the order of the tables: longer ones before prefixes. */
function anyOf(...sorts: Sort[]): string {
  return `(?:${UNWANTED.flatMap(({ sort, source }) => (sorts.includes(sort) ? source : [])).join('|')})`
}
const ANYTHING = `(?<item>${anyOf('kind', 'practice', 'quality', 'ingredient')})`

const WHOLE = new RegExp(`^${ANYTHING}$`)

/** Whether a folded word alone names an exclusion, and so is not spell-corrected. */
export function isAvoidable(word: string): boolean {
  return WHOLE.test(word)
}

/** Search words for a folded word that names a kind, practice or ingredient; else empty. */
export function lookedForWord(word: string): string[] {
  return UNWANTED.filter(({ sort, whole }) => sort !== 'quality' && whole.test(word)).flatMap(
    ({ looked }) => looked,
  )
}

/** "Cannot live without" is a wish, no exclusion. */
const NEEDED = String.raw`(?<!\b(?:cant|cannot|never|no puedo|kann nicht|peux pas) (?:\w+ ){1,2}\w+ )`
const ARTICLE =
  '(?:(?:where|in which|wo|donde|ou) (?:i|you|we|one|ich|man|wir|je|on|haya que|tenga que)? ?(?:(?:have|has|need) to |must |dois |doit )?|a |an |any |the |more |doing |another |silly |anything |any kind of |all |el |la |los |las |un |una |ningun |ninguna |die |das |den |le |les |une |faire )?'
const AVOIDING = String.raw`\b(?:no|not|non|nothing(?: with)?|nada con|nichts(?: mit)?|rien avec|without|free (?:of|from)|no quiero|nada de|ningun[ao]?|sin|libre de|odio|ohne|frei von|keine?n?|hasse|sans|rien de|pas (?:de|une?)|autre chose qu(?:e|une?)|aucune?|deteste|hates?|dislikes?|instead of|other than|(?:et)?was anderes als|anders als|algo distinto (?:de|a)|otra cosa que no sea|que no sean?|except|any(?:thing|where) but|tampoco|neither|nor|weder|ni|(?:dont|do not) (?:like|want|do|need|enjoy)|(?:doesnt|dont|does not|do not|didnt) (?:contain|have|use|include|involve)|que no (?:lleven?|contengan?|tengan?|sean?|usen?)|(?:ne|qui ne) contien(?:t|ne|nent) pas(?: d(?:e|u|es))?|not (?:into|a fan of|another|keen on)|(?:allergic|allergy|intolerant|intolerance|sensitive) to|(?:alergic[oa]|alergia|intolerancia) a(?: l[oa]s?)?|(?:allergisch|allergie|unvertraglichkeit) (?:gegen|auf|gegenuber)|(?:allergique|allergie|intolerant) aux?|(?:(?:that|which|who|what|its|it|and|but|or) (?:isnt|arent|wasnt)|(?:shouldnt|must not|mustnt|cant) be|nest pas|ne so(?:it|ient) pas|ne sont pas)|(?:cant|cannot|can not|mustnt|shouldnt) (?:have|eat|drink|use|tolerate|take|stand|handle|touch)|no puedo (?:comer|tomar|beber|usar|tocar)|(?:ne )?peux pas (?:manger|boire|utiliser|prendre|supporter)|supporte pas|(?:welts?|rash(?:es)?|hives|headaches?|migraines?|react(?:s|ed|ing)?|ausschlag|ronchas|plaques) (?:from|to|by|of|auf|von|durch|con|au|du|avec)|(?:avoid|skip|steer clear of|stay away from|evit(?:ar|o|a|er|e|ez|ons)|vermeiden?|minus|(?:drop|remove|ditch|lose|leave out|take out|get rid of|cut)(?= (?:the|that|this|any|all)\b)|quita(?:r|me)?|elimina(?:r)?|enleve[rz]?|retire[rz]?(?: aussi)?|supprime[rz]?|(?:streiche?n?|lass(?:t|en wir)?)(?= (?:\w+ ){1,4}?(?:weg|raus|aus)\b))|bored of|sick of|(?<!dont |not |never )forget(?: about)?|vergiss|vergessen wir|olvida(?:te)?(?: de)?|olvidemos|oublie[zs]?|oublions) ${NEEDED}${ARTICLE}`
const NOT_SO = String.raw`(?:\b(?:no|not|nothing|nicht|nichts|nada|pas|rien) (?:(?:suitable |geeignet |apt[oa]s? )?(?:for|fur|para|pour) |too |zu |trop |muy |demasiado )?${ARTICLE}|${AVOIDING})`
/** "Nicht Yoga" at the start of a clause excludes; "ich schlafe nicht, Meditation" is a wish. */
const BARELY = `(?:^|[,.;:!?] ?|\\b(?:aber|und|bitte|mais|et) )(?:(?:aber|und|bitte|mais|et|surtout|auch|bloss|nur|das|was|die|der) )*(?:nicht|pas)(?: (?:schon wieder|wieder|noch|encore|non plus))? `
/** Says what the visitor cannot do: "I can't sit on the floor", "ich kann nicht mehr auf dem Boden sitzen". */
const UNABLE =
  '(?:cant|cannot|can not|couldnt|unable to|not able to|no puedo|kann (?:ich |man )?nicht(?: mehr)?|(?:ne )?(?:peux|peut) (?:pas|plus))(?: (?:really|easily|comfortably|even|gut|lange|bien|mas|longtemps))?'
/** In order of precedence: longer phrases first. */
const PHRASINGS = [
  [UNABLE, `\\b${UNABLE} (?<item>${anyOf('position')})\\b`],
  [NOT_SO, `${NOT_SO}(?<item>${anyOf('quality', 'position')})\\b`],
  [AVOIDING, `${AVOIDING}(?<item>${anyOf('kind', 'practice', 'ingredient')})\\b`],
  [BARELY, `${BARELY}(?<item>${anyOf('kind', 'practice')})\\b`],
  [
    'nicht',
    `\\b(?<item>${anyOf('ingredient', 'practice')}) (?:vertrag\\w*|mag|esse|kann|darf|will|mochte) (?:ich|wir|sie|er) (?:\\w+ ){0,2}nicht\\b`,
  ],
  [
    'fre[ei]|aller|intoler',
    `\\b(?<item>${anyOf('ingredient')})[ -]?(?:free|frei(?:e[nmrs]?)?|allerg\\w+|intoler\\w+)\\b`,
  ],
].map(([beginning = '', source = '']) => ({
  // Fast negative check: the patterns with all items are slow to compile.
  beginning: new RegExp(beginning),
  pattern: new RegExp(source, 'dg'),
}))
/** The next item of a list: "yoga, meditation or fasting". */
const NEXT = new RegExp(
  `(,|,? (?:or|nor|oder|noch|o|u|ni|ou)|,? (?:and|und|y|e|et)) (?:(?:not|no|sin|ohne|sans) )?${ARTICLE}${ANYTHING}\\b`,
  'dy',
)
const BOTH = /^,? (?:and|und|y|e|et)$/

export type Exclusions = {
  /** Words to search for in listings to exclude. */
  looked: string[]
  /** The words of the exclusions. */
  said: string[]
  /** The text without them. */
  rest: string
}

/** The exclusions of a folded text, including lists. Never throws. */
export function parseExclusions(plain: string): Exclusions {
  const looked: string[] = []
  const said: string[] = []
  let rest = plain
  for (const { beginning, pattern } of PHRASINGS) {
    if (!beginning.test(rest)) continue
    let output = ''
    let from = 0
    for (const found of rest.matchAll(pattern)) {
      if (found.index < from) continue
      const first = itemOf(found, rest)
      const others = countedUp(rest, found.index + found[0].length, first)
      const end = others.at(-1)?.end ?? found.index + found[0].length
      looked.push(...[first, ...others.map(({ item }) => item)].flatMap(lookedFor))
      said.push(rest.slice(found.index, end).replace(/^[,.;:!? ]+/, ''))
      output += `${rest.slice(from, found.index)} `
      from = end
    }
    rest = output + rest.slice(from)
  }
  return { looked: [...new Set(looked)], said, rest }
}

type Item = readonly (typeof UNWANTED)[number][]

/** The item of a match; only a match of the whole word counts, so that "peanut" is not "nut". */
function itemOf({ indices }: RegExpExecArray, text: string): Item {
  const [from, to] = indices?.groups?.['item'] ?? [0, 0]
  return UNWANTED.filter(({ here }) => {
    here.lastIndex = from
    return here.test(text) && here.lastIndex === to
  })
}

/** Further items of the list; a comma alone may begin a wish. */
function countedUp(text: string, start: number, first: Item): { item: Item; end: number }[] {
  const found: { item: Item; end: number; isLinked: boolean }[] = []
  NEXT.lastIndex = start
  for (let next = NEXT.exec(text); next; next = NEXT.exec(text)) {
    const item = itemOf(next, text)
    // "No kids and the sea": "and" only continues an exclusion with an item of the same kind.
    if (BOTH.test(next[1] ?? '') && !isOfOneSort(first, item)) break
    found.push({ item, end: NEXT.lastIndex, isLinked: next[1] !== ',' })
  }
  return found.slice(0, found.findLastIndex(({ isLinked }) => isLinked) + 1)
}

function isOfOneSort(one: Item, other: Item): boolean {
  return one.some(({ sort }) => sort !== 'quality' && other.some((each) => each.sort === sort))
}

const lookedFor = (item: Item) => item.flatMap(({ looked }) => looked)
