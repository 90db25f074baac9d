import type { ConceptEntry } from './entry.ts'

export const PLACE = {
  silence: {
    weight: 0.9,
    en: `silen*, quiet*, peaceful, peace and quiet, noise:.7, noisy:.7, be alone, time alone, alone
      time, solitude, get away from everything, get away from everyone, away from it all, away
      from everyone, away from people, away from the crowds, away from the city, no people,
      without people, no crowds, secluded, remote, remote cabin, hermit*, tranquil*, serene,
      stillness, me time, time for myself, hear myself think, nobody around me, escape the noise,
      escape the city, middle of nowhere, hide away, hideaway, off the beaten track, leave me
      alone, run away from, disappear for, switch off from the world, no children around, adults
      only, vanish, disappear, stillness`,
    es: `silencio*, tranquil*, paz, lejos de todo, alejad*, apartad*, retirad*, sin gente, sin ruido,
      solitari*`,
    de: `still*, ruhig*, ruhe, abgelegen, allein sein, weit weg, ohne menschen, einsiedler*, stille`,
    fr: `silenc*, calme*, tranquill*, loin de tout, paisible*, isole*:.6, sans monde, coin perdu, au
      calme`,
    offered: `silence, quiet, silent, solitude, solo stay, digital detox:.5, stillness, off-grid:.8, quiet
      hours, secluded, solo:.6, remote, calm:.3, sheer quiet, sensory deprivation:.4, no phone
      signal:.6, nobody to answer:.6, nobody:.3`,
  },
  nature: {
    en: `nature, outdoor*, outside, wild, wilderness, fresh air, countryside, green, animals,
      wildlife, birds, birdwatch*, whale*, dolphin*, farm*, farmstay, in the country, rural,
      camping, campfire, glamping, earth, ground myself, grounding, touch grass, meadow*, rock
      pools, safari`,
    es: `naturaleza, aire libre, aire puro, campo, animales, granja*, pajaros, salvaje*, rural*`,
    de: `natur*, draussen, frische luft, land, landlich, tiere, bauernhof*, vogel*, wildnis, im
      grunen`,
    fr: `nature, plein air, air pur, campagne, animaux, ferme*, oiseaux, sauvage*, verdure`,
    offered: `nature, outdoors, forest:.7, forest bathing:.8, garden:.6, rainforest:.7, cloud forest:.7,
      farm stay, farm:.8, birdwatching, countryside, wildlife, eco:.5, nature walk, trail:.5,
      cabin:.3, mountains:.5, ocean:.4, whales:.7, island:.4, organic food:.2`,
  },
  forest: {
    like: 'nature',
    en: `forest*, woods, woodland, trees, tree house, treehouse, forest bathing, shinrin*,
      rainforest, jungle, redwood*, among trees, under the trees, pine, log cabin, cabin in the
      woods, cabin`,
    es: 'bosque*, arbol*, selva, cabana, casa del arbol',
    de: 'wald*, baum*, dschungel, baumhaus, waldbaden',
    fr: 'foret*, arbre*, bois:.7, jungle, cabane*, bain de foret, sylvotherapie',
    offered: `forest, forest bathing, treehouse, rainforest, cloud forest, trees, cabin:.6, nature:.4,
      spruce:.5, woods, moss:.4, teak forest`,
    related: 'nature:.4',
  },
  mountains: {
    en: `mountain*, alps, alpine, ski, skiing, snow*, peaks, altitude, valley, glacier*, summit, high
      up, dolomites, himalaya*, andes, rockies, volcano*, hut to hut, chalet`,
    es: 'montana*, alpes, nieve, esqui*, sierra, cumbre, pirineos, volcan*',
    de: 'berg*, alpen, schnee*, ski*, gipfel, almen, alm, vulkan*',
    fr: 'montagne*, alpes, neige, ski*, sommet*, alpage*, pyrenees, chalet, volcan*',
    offered: `mountain, mountains, mountain air, alpine, snow, hiking:.5, peak, valley, volcano:.7,
      climb:.5, hut:.4, summit`,
  },
  water: {
    en: `beach*, sea, seaside, ocean*, lake*, coast*, island*, shore*, waves, waterfront, by the
      water, near water, river*, fjord*, sea air, sand, seafront, harbour, bay, lagoon,
      waterfall*, boat*, houseboat, salt water, sea view, riverside, lakeside`,
    es: 'playa*, mar, oceano, lago*, costa, isla*, rio, orilla, barco, cascada*',
    de: 'meer*, strand*, see, kuste*, insel*, ozean, fluss, ufer, boot*, wasserfall*',
    fr: `mer, plage*, ocean*, lac*, cote:.7, ile*, riviere, bord de mer, bateau*, cascade*`,
    offered: `sea, beach, ocean, lake, coast, island, swimming:.7, surf:.8, fjord, shore, waves,
      houseboat:.8, dunes:.4, seaside, rock pool:.5, boat:.5, floating:.3, pond:.4`,
  },
  swimming: {
    like: 'water',
    en: `swim*, wild swim*, open water, pool, aqua*, water aerobics, snorkel*, diving, scuba, laps`,
    es: 'nadar, natacion, piscina, buceo, snorkel',
    de: 'schwimm*, freibad, pool, tauchen, schnorcheln',
    fr: 'nager, nage, natation, piscine, plongee, snorkeling',
    offered: `swimming, swim, pool, aqua, warm-water:.7, surf:.4, snorkel, cold water:.5, lake:.4,
      beach:.4, pond:.5`,
    related: 'water:.4',
  },
  surf: {
    like: 'water',
    en: `surf*, kayak*, sail*, paddle*, sup, canoe*, kite surf*, windsurf*, bodyboard*, catch waves,
      ride waves`,
    es: 'surf*, kayak, vela, remo',
    de: 'surf*, kajak, segel*, paddel*, stand up paddling',
    fr: 'surf*, kayak, voile, paddle',
    offered: `surf, surfing, waves, soft boards, beach:.5, ocean:.5, kayak, paddle, big-wave:.6`,
    related: 'water:.4',
  },
  desert: {
    en: `desert*, stargaz*, stars, night sky, dark sky, dunes, canyon*, red rocks, milky way,
      telescope, astronom*, northern lights, aurora, camel*, bedouin`,
    es: 'desierto*, estrellas, cielo nocturno, dunas, auroras',
    de: 'wuste*, sterne*, nachthimmel, dunen, nordlicht*, polarlicht*',
    fr: 'desert*, etoiles, ciel etoile, dunes, aurores',
    offered: `desert, stargazing, stars, night sky, awe:.6, astronomer, telescope, red rocks, dunes:.5,
      camp:.3`,
  },
  sunshine: {
    like: 'water',
    en: `sun, sunny, sunshine, winter sun, warm weather, warm climate, warm place, warm country,
      tropical, tropics, somewhere warm, somewhere hot, escape the winter, escape the cold, palm
      trees, mild climate, warm winter, mild winter, warm in winter, winter in the sun`,
    es: 'sol, calido, clima calido, tropical, soleado',
    de: 'sonne*, warmes klima, tropisch*, sonnig*, warmer ort, irgendwo warm',
    fr: 'soleil, climat chaud, tropic*, ensoleille*, pays chaud',
    offered: `warm climate, winter sun, beach:.7, sun, tropical, warm, island:.4, pool:.3, rainforest:.2`,
    related: 'water:.2',
  },
  gardening: {
    like: 'nature',
    en: `garden*, gardening, grow vegetables, plants, allotment, flowers, botanical, orchard, grow my
      own, dig in the earth`,
    es: 'jardin*, huerto, plantas, flores, cultivar',
    de: 'garten*, gartnern, pflanzen, blumen, gemuse anbauen',
    fr: 'jardin*, potager, plantes, fleurs, cultiver',
    offered: 'garden, gardening, gardens, orchard, farm:.6, flowers, herbs:.3, plants',
    related: 'nature:.4',
  },
  farm: {
    like: 'nature',
    en: `farm*, farmstay, farm stay, agriturismo, chickens, horses, horse riding, equine, goats,
      alpaca*, donkeys, feed animals, vineyard, olive grove, bees, honey`,
    es: 'granja*, agroturismo, caballos, animales de granja, vinedo',
    de: 'bauernhof*, hofurlaub, pferd*, reiten, ziegen, alpaka*, weingut',
    fr: `ferme*, agritourisme, chevaux, cheval, equitation, animaux de la ferme, vignoble`,
    offered: `farm, farm stay, farmstay, horses, organic food:.6, countryside:.6, hives:.5, eggs:.4,
      family:.2`,
    related: 'nature:.4',
  },
  countryside: {
    like: 'hiking',
    en: `cottage*, country walks, country house, country estate, manor*, farmhouse*, country cottage, village, rural, fireplace, log
      fire, wood stove, cosy, cozy, snug, hygge, stone house, lodge*, log burner, porch`,
    es: 'casa rural, cabana, pueblo, chimenea, acogedor*, finca*, hacienda*, cortijo*, masia*',
    de: `ferienhaus, landhaus*, landgut*, landguter, gutshof*, gutshaus, dorf, kamin*, gemutlich*,
      hutte, finca*`,
    fr: `gite*, maison de campagne, domaine viticole, manoir*, bastide*, mas provencal, cottage,
      village, cheminee, cosy, cocon`,
    offered: `cottage, cabin, countryside, cottages, walking:.3, trail:.4, wood stove:.7, fire:.3,
      farm:.5, estate:.9, lodge:.5, village:.5, forest:.3`,
    related: 'nature:.4',
  },
  city: {
    weight: 0.3,
    en: `city, in town, urban, downtown, city break, near work, lunch break, in the city, lunchtime`,
    es: 'ciudad, urban*, centro, escapada urbana',
    de: 'stadt*, innenstadt, urban*, mittagspause',
    fr: 'ville, urbain*, centre-ville, pause dejeuner',
    offered: 'city, urban, canal:.5, studio:.3, centre:.3, downtown',
  },
  luxury: {
    weight: 0.5,
    en: `luxur*, five star, 5 star, five-star, splurge, high end, high-end, fancy, money is no
      object, no expense spared, exclusive, vip, the best of the best, first class, butler, posh,
      upscale, top class, deluxe, boutique`,
    es: 'lujo*, lujos*, cinco estrellas, exclusiv*, alta gama',
    de: 'luxus*, luxurios*, funf sterne, exklusiv*, edel, gehoben*',
    fr: 'luxe*, luxueu*, cinq etoiles, exclusif*, haut de gamme',
    offered: `luxury, five-star, private:.4, suite:.7, spa:.3, villa:.6, resort:.3, exclusive, boutique`,
  },
  budgetTravel: {
    weight: 0.6,
    en: `on a budget, shoestring, backpack*, hostel*, cheap and cheerful, student budget, broke,
      penniless, skint, tight budget, pay what you can, donation, by donation`,
    es: 'mochiler*, albergue*, barato*, presupuesto, sin dinero, donativo',
    de: 'gunstig*, budget, wenig geld, rucksack*, auf spendenbasis',
    fr: 'pas cher*, petit budget, auberge*, sans argent, libre participation, sac a dos',
    offered: 'budget, donation, hostel, half-board rates:.5, affordable, pay what you can',
  },
} as const satisfies Record<string, ConceptEntry>
