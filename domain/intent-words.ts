import type { ContentType } from './category.ts'

/** Words that name a kind, in four languages; folded. */
export const CONTENT_TYPE_WORDS: Record<ContentType, RegExp> = {
  escape:
    /\b(retreats?|resorts?|escapes?|villas?|getaways?|get away|lodges?|cabins?|cottages?|hotels?|ryokans?|treehouses?|estates?|manors?|farmhouses?|guest ?houses?|farm ?stays?|hostels?|places? (to (stay|sleep|go|unplug|rest)|in|near|around|by)|beach place|stay somewhere|go away|go somewhere|trips?|somewhere (?!between)|holidays?|vacations?|staycation|overnight|(per|a) night|weekend (away|break)|few days away|nights? (in|at|away)|(two|three|four|five|\d) nights|honeymoon|retiros?|escapadas?|cabanas?|casas? rural(es)?|fincas?|haciendas?|cortijos?|masias?|alojamientos?|vacaciones|viajes?|urlaub|ferien\w*|unterkunft|landhaus(er)?|landguts?|landguter|gutshof\w*|gutshaus|hutten?|auszeit(?:en)?|reisen?|sejours?|(?<!\b(?:a la|ma|sa|notre|depuis la|en|suis|est|jeune|prendre sa|prendre la) )retraites?|vacances|gites?|manoirs?|bastides?|domaines?(?! d(e|es|u)\b)|cabanes?|hebergements?|voyages?|week-ends?)\b/,
  essential:
    /\b(products?|supplements?|essentials?|oils?|blankets?|teas?|candles?|pillows?|mats?|vitamins?|lamps?|diffusers?|gadgets?|cushions?|rollers?|masks?|capsules?|powders?|creams?|balms?|salts?|tinctures?|equipment|gear|gifts?|books?|to buy|buy|productos?|suplementos?|aceites?|mantas?|velas?|almohadas?|regalos?|libros?|produkte?|nahrungserganzung\w*|decken?|tee|kerzen?|kissen|geschenke?|bucher|produits?|complements? alimentaires?|huiles?|couvertures?|tisanes?|bougies?|oreillers?|cadeaux?|livres?)\b/,
  enhancement:
    /\b(apps?|digital tools?|enhancements?|coach(es|ing)?|massages?|acupuncture|chiropract\w*|medspas?|therapists?|trackers?|wearables?|online (course|program|programme)s?|aplicacion(es)?|masajes?|terapeutas?|acupuntura|massagen?|therapeut\w*|akupunktur|applis?|applications?|therapeutes?)\b/,
  experience:
    /\b(retreats?|class(es)?|workshops?|events?|courses?|sound (baths?|healing)|guided|sessions?|ceremon(y|ies)|circles?|lessons?|meet ?ups?|something to do|drum circles?|talleres|taller|clases?|cursos?|eventos?|kurse?|veranstaltung\w*|seminare?|cours|ateliers?|stages?|seances?)\b/,
}

export const CHEAP =
  /\b(cheap\w*|budget|affordabl[ey]|inexpensive|low cost|not (too )?expensive|little money|on a shoestring|cant afford much|barat[oa]s?|economic[oa]s?|asequibles?|billig\w*|gunstig\w*|preiswert\w*|pas (?:trop )?cher|bon marche|abordables?|petit budget|not cost (a lot|much)|broke)\b/
/** "My budget is", "2000 dollar budget", and not "on a budget". */
export const STATED_BUDGET =
  /(?<!\b(?:on a|low|small|tight|little|petit|kleines|knappes) )\bbudget\b/
export const LUXURY =
  /\b(luxur\w*|de lujo|lujos[oa]s?|luxus\w*|de luxe|luxueu\w+|five star|5 star|splurge|high end|fancy|treat myself|money is no object|no expense spared|indulg\w*)\b/
export const WHEELCHAIR =
  /\b(wheelchairs?|step[ -]free|accessib(le|ility)|disabled|cant (do|climb|manage) (stairs|steps)|no stairs|mobility (scooter|aid)|silla de ruedas|accesibles?|movilidad reducida|rollstuhl\w*|barrierefrei\w*|stufenlos\w*|fauteuil roulant|mobilite reduite|sans marches)\b/
/** Words and phrases of that which only say how a place must be, nothing about who asks. */
export const STEP_FREE =
  /^(wheelchairs?|step[ -]free|accessib(le|ility)|wheelchair accessible|rollstuhl\w*|barrierefrei\w*|stufenlos\w*|silla de ruedas|fauteuil roulant)$/
/** Names of a kind that tell nothing more of what is sought: "escape under 100". */
export const ANY_KIND =
  /^(retreats?|escapes?|essentials?|enhancements?|experiences?|products?|getaways?|escapadas?|retiros?|retraites?|auszeit(en)?|productos?|produkte?|produits?)$/
/** Going nowhere, said as a limit: "sans voyager loin" or "keine Reise nach Asien" only say where not to. */
const NO_TRAVEL = String.raw`(?:(?:no|without) trips?|(?:no|not) travell?ing|stay(?:ing)? (?:at )?home|(?:cannot|dont want to|wont) travel|sin (?:ningun |hacer )?(?:viajar|viajes?)|no (?:puedo|podemos|quiero|queremos) viajar|(?:ohne (?:zu )?|keine |nicht )(?:ver)?reisen?|sans (?:voyager|voyages?|me deplacer|deplacements?)|pas de (?:voyages?|deplacements?)|pas (?:voyager|me deplacer))\b(?! (?:far|to|abroad|alone|by|lejos|a|al|en|sol[oa]|nach|weit|in|mit|loin|au|aux|avec|seule?)\b)`
export const GOING_NOWHERE = new RegExp(String.raw`\b${NO_TRAVEL}`, 'g')
/** What is over, or is no time for it, asks for nothing. */
export const NO_LONGER =
  /\b(?:not (?:in|during) (?:the )?|nicht im |no en (?:el )?|pas (?:en |au ))(?:winter|summer|spring|autumn|sommer|herbst|fruhling|invierno|verano|otono|primavera|hiver|ete|automne|printemps)\b|\b(?<!(?:still|still am|am still|im still) )(?:(?:im |i am )?(?:not|no longer) pregnant\b(?! yet)(?: any ?more| any longer)?|(?:ya )?no estoy embarazada(?: ya)?|(?:bin )?(?:nicht mehr|nicht) schwanger|(?:ne )?suis (?:plus|pas) enceinte)\b/g
/** Somebody comes to the door. */
const VISIT =
  '(?:home visits?|house calls?|hausbesuche?|a domicil(?:io|e)|(?:comes?|coming) to (?:me|us|my (?:home|house|place|door|flat)|our (?:home|house))|kommt (?:zu mir|nach hause)|viene a (?:mi )?casa|vient chez (?:moi|nous))'
export const ONLINE = new RegExp(
  String.raw`\b(?:(?<!(?:buy|order|bought|shop|shopping) )online|remote (?:class|session|course|coach)\w*|${VISIT}|remotely|virtual(?:ly)?|at home|from home|at my place|on my sofa|zoom|over video|no travel|without travel\w*|cant travel|cant leave (?:the house|home)|housebound|en linea|por internet|desde (?:mi )?casa|en (?:mi )?casa(?! (?:rural|de)\b)|a distancia|(?:von )?zu ?hause(?! (?:weg|fort)\b)|daheim|im internet|en ligne|a distance|a la maison(?! (?:de|du|d)\b)|(?:depuis|reste[rz]?|restant) chez (?:moi|nous)|${NO_TRAVEL})\b`,
)

/** How it should come, read from what says that no journey is wanted. */
export const COMES_BY = {
  visit: new RegExp(String.raw`\b${VISIT}\b`),
  online:
    /\b(?:online|remote \w+|remotely|virtual(?:ly)?|zoom|over video|en linea|por internet|a distancia|im internet|en ligne|a distance)\b/,
  /** May say where the trouble is ("tense at home") as well as where help should be. */
  vaguely: /^(?:at home|en (?:mi )?casa|(?:von )?zu ?hause|daheim|a la maison)$/,
} as const

/** Asked for face to face. */
export const NOT_ONLINE =
  /\b(not|no|never|isnt|nothing) (?:\w+ )?online\b|\bin person\b|\b(?:not|no|nicht|pas) (?:at home|en casa|zu ?hause|a (?:la maison|domicile))\b|\b(?:nicht|no|nada|nichts|pas|rien) (?:online|en linea|en ligne)\b|\bpresencial(?:es|mente)?\b|\ben persona\b|\bcara a cara\b|\bvor ort\b|\bpersonlich vor\b|\bpresentiel\b|\ben personne\b|\bface a face\b|\bface to face\b/

const AVOIDABLE: readonly (readonly [said: RegExp, looked: readonly string[]])[] = [
  [/yoga/, ['yoga']],
  [/meditat\w*|meditacion(es)?/, ['meditation', 'meditate']],
  [/massages?|massagen|masajes?/, ['massage']],
  [/apps?|aplicacion(es)?|applis?/, ['app']],
  [
    /(supplements?|pills?|capsules|tablets|suplementos?|pastillas|tabletten|nahrungserganzung\w*|complements?|comprimes)/,
    ['supplement', 'capsules'],
  ],
  [/(saunas?|heat)/, ['sauna']],
  [/(cold( water)?|ice( bath)?s?)/, ['cold water', 'ice', 'cold plunge']],
  [/(retreats?|retiros?|retraites?)/, ['retreat']],
  [
    /(class(es)?|groups?|clases?|grupos?|kurse?|gruppen?|cours|groupes?)/,
    ['class', 'group', 'circle'],
  ],
  [/(gong|sound baths?|singing bowls?)/, ['sound', 'gong']],
  [/(acupuncture|needles|acupuntura|agujas|akupunktur|nadeln|aiguilles)/, ['acupuncture']],
  [/(hik(es|ing)|walk(s|ing)|caminar|senderismo|wandern|randonnees?)/, ['hiking', 'walking']],
  [/(swim(ming)?|nadar|schwimmen|nager|natation)/, ['swimming']],
  [/breath ?work/, ['breathwork']],
  [/(chanting|mantras?)/, ['chanting', 'kirtan']],
  [/(cook(ing)?|cocinar|kochen|cuisiner)/, ['cooking']],
  [/(fasting|fasts?|ayunos?|fasten|jeune)/, ['fasting', 'fast']],
  [/pilates/, ['pilates']],
  [/(danc(e|ing)|bail(ar|e)|tanzen|tanz|danser?)/, ['dance', 'dancing']],
  [/coach(es|ing)?/, ['coaching', 'coach']],
]
/** What something or somebody there is, said with a plain "not" as well: "nicht spirituell". */
const QUALITIES: typeof AVOIDABLE = [
  [/(hot yoga|bikram|heated (yoga|rooms?)|(?<=yoga,? (but )?not )hot)/, ['hot yoga', 'bikram']],
  [
    /(kids?|child(ren)?|nin[oa]s?|kindern?|d?enfants?)(?! (yet|bekommen|kriegen|of (my|our) own))/,
    ['children', 'kids', 'family'],
  ],
  [
    /(spiritual(it[yt])?|spirituel(s|le|les)?|spirituell?e?s?|espiritual(es|idad)?|spiritualitat|spiritualite|esoteric|esoterisch(es)?|esoteri[ck]o?|esoterique|woo woo)/,
    ['spiritual', 'spirit', 'ritual', 'prayer', 'chanting', 'chakra'],
  ],
  [
    /(religio(us|n)|religios[oae]?s?|religieu(x|se)|religiones?)/,
    ['religious', 'prayer', 'church', 'temple', 'monastery', 'devotional'],
  ],
  [
    /(?:(?:near|by|at|on|close to|cerca del?|junto al?|en|am|an der|an die|nahe am|au bord de|pres de|a) )?(?:the |el |la |l)?(?:seaside|(?<!que no )sea(?! (?:en|un|una|el|la|muy|tan|de|mas|solo)\b)|ocean|beach(?:es)?|coast|playas?|mar|oceano|costa|meer|strande?|kuste|ozean|mer|plages?)/,
    ['sea', 'beach', 'ocean', 'coast', 'shore', 'surf'],
  ],
  [/(vegan[oae]?s?|vegetalien(ne)?s?)/, ['vegan', 'plant based']],
]
/** What a thing may be made of or smell of, and what is said to be free of it. */
const INGREDIENTS: typeof AVOIDABLE = [
  [/(lavender|lavanda|lavendel|lavande)/, ['lavender']],
  [/(pepper ?mint|mint|menta|(pfeffer)?minze?|menthe)/, ['mint', 'peppermint', 'menthol']],
  [/(rosemary|romero|rosmarin|romarin)/, ['rosemary']],
  [/(eucalyptus|eucalipto|eukalyptus)/, ['eucalyptus']],
  [/(valerian|valeriana|baldrian|valeriane)/, ['valerian']],
  [/(c?hamomile|manzanilla|kamille|camomille)/, ['chamomile']],
  [
    /(nuts?|frutos secos|nueces|nusse?n?|noix)/,
    ['nuts', 'almond', 'walnut', 'hazelnut', 'cashew', 'peanut'],
  ],
  [/(peanuts?|cacahuetes?|erdnusse?n?)/, ['peanut']],
  [/(almonds?|almendras?|mandeln?|amandes?)/, ['almond']],
  [/(soya?|soja)/, ['soy', 'soya']],
  [/(coconuts?|cocos?|kokos(nuss)?|noix de coco)/, ['coconut']],
  [/(wool|lana|wolle|laine)/, ['wool', 'merino']],
  [/(silk|seda|seide|soie)/, ['silk']],
  [/(feathers?|plumas?|federn|daunen|plumes?|duvet)/, ['feather', 'goose']],
  [/(latex|rubber|caucho|gummi|kautschuk|caoutchouc)/, ['latex', 'rubber']],
  [
    /(perfumes?|fragrances?|scents?|fragancias?|perfumad[oa]s?|parfums?|duftstoffe?n?|duft)/,
    ['perfume', 'scented', 'fragrance', 'incense', 'lavender'],
  ],
  [/(incense|incienso|raucherstabchen|weihrauch|encens)/, ['incense']],
  [/(cbd|cannabis|hemp|canamo|hanf|chanvre)/, ['cbd', 'hemp', 'cannabis']],
  [/(melatonina?|melatonine)/, ['melatonin']],
  [/(beeswax|cera de abejas?|bienenwachs|cire dabeilles?)/, ['beeswax']],
]
/** What somebody cannot be without is wanted. */
const NEEDED = String.raw`(?<!\b(?:cant|cannot|never|no puedo|kann nicht|peux pas) (?:\w+ ){1,2}\w+ )`
const ARTICLE =
  '(?:a |an |any |the |more |doing |another |silly |el |la |los |las |un |una |ningun |ninguna |le |les |une |faire )?'
const AVOIDING = String.raw`\b(?:no|not|non|nothing|nichts|without|free (?:of|from)|no quiero|nada de|sin|libre de|odio|ohne|frei von|keine?n?|hasse|sans|rien de|pas (?:de|une?)|autre chose qu(?:e|une?)|aucune?|deteste|hate|dislike|instead of|other than|except|anything but|tampoco|neither|nor|(?:dont|do not) (?:like|want|do|need|enjoy)|not (?:into|a fan of|another)|cant stand|allergic to|alergic[oa] a|allergisch (?:gegen|auf)|allergique a|bored of|sick of) ${NEEDED}${ARTICLE}`
const NOT_SO = String.raw`(?:\b(?:no|not|nicht|nada|pas) (?:(?:suitable |geeignet |apt[oa]s? )?(?:for|fur|para|pour) |too |zu |trop |muy |demasiado )?${ARTICLE}|${AVOIDING})`
/** What is said to be unwanted, and the words by which listings say that they have it. */
export const AVOID_PATTERNS = [
  ...AVOIDABLE.map(
    ([said, looked]) => [new RegExp(`${AVOIDING}(?:${said.source})\\b`), looked] as const,
  ),
  ...QUALITIES.map(
    ([said, looked]) => [new RegExp(`${NOT_SO}(?:${said.source})\\b`), looked] as const,
  ),
  ...INGREDIENTS.map(([{ source }, looked]) => {
    const freeOf = `\\b(?:${source})[ -]?(?:free|frei(?:e[nmrs]?)?)\\b`
    return [new RegExp(`${AVOIDING}(?:${source})\\b|${freeOf}`), looked] as const
  }),
]
