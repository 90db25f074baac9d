import { stockOf } from './stock.ts'

/** Invented names of houses. */
export const ESCAPE_TITLES = stockOf(`
  [ryokan] {jpFirst}{jpSecond} Ryokan
  [ryokan] {jpFirst}{jpSecond} Ryokan
  [ryokan] Ryokan {jpFirst}{jpThird}
  [JP !ryokan] {jpFirst}{jpSecond} {kind}
  [JP !ryokan] {jpFirst}{jpThird} {kind}
  [PT] {ptHouse} {ptName}
  [PT] {ptHouse} {ptName} {kind}
  [SI] Pri {siName} {kind}
  [SI] {siName} {kind}
  [CH] {chHouse} {chName}
  [CH] {chName} {kind}
  [GR] {grName} {kind}
  [NO] {noFirst}{noSecond} {kind}
  [NO] {noFirst}{noSecond} {kind}
  [CL] {clHouse} {clName} {kind}
  [CR] {crHouse} {crName} {kind}
  [ID] {idFirst} {idSecond} {kind}
  [TH] Baan {thName} {kind}
  [JO] {joName} {kind}
  [JO] {joName} {kind}
  [!ryokan !JP] {first} & {second} {kind}
  [!ryokan !JP] {first} {place} {kind}
  [!ryokan !JP] The {order} {place} {kind}
`)

export const ESCAPE_TITLE_VOCABULARY = {
  kind: stockOf(`
    [Cabin] Cabins
    [Cabin desert] Domes
    [Lodge] Lodge
    [Lodge desert] Camp
    [Lodge desert] Desert Camp
    [Lodge mountain] Mountain Lodge
    [Lodge meditation] Sitting House
    [Resort] Resort
    [Resort spa] Baths
    [Resort spa] Spa Resort
    [Resort sea] Bay Resort
    [Resort desert] Desert Resort
    [Estate] Estate
    [Estate farm] Farm Estate
    [Estate yoga] Yoga House
    [Estate meditation] House of Quiet
    [Estate] House
  `),
  first: stockOf(`
    [sea] Driftwood
    [sea] Saltmarsh
    [sea] Tern
    [sea] Low Tide
    [island] Ferry
    [island] Lee Shore
    [lake] Heron
    [lake] Reed
    [lake] Still Oar
    [fjord] Slate
    [river] Ford
    [river] Alder
    [river] Kingfisher
    [forest] Bracken
    [forest] Lichen
    [forest] Owl
    [forest] Understory
    [mountains !desert] Scree
    [mountains] Gentian
    [mountains] Cairn
    [mountains] High Meadow
    [valley] Swallow
    [valley] Haystack
    [farm] Quince
    [farm] Barley
    [farm] Orchard
    [desert] Ochre
    [desert] Sandgrouse
    [desert] Acacia
    [desert] Long Shadow
    [desert] Far Well
    [hot-spring] Kettle
    [hot-spring] Steam
    Lantern
    Slow Lane
    Wren
    Thistle
    Juniper
    Ember
    Plain Bread
    Small Hours
    Linen
    Woodsmoke
    Late Light
  `),
  second: stockOf(`
    [sea] Salt
    [sea] Shingle
    [mountains] Stone
    [forest] Fern
    [lake] Oar
    [river] Willow
    [desert] Dune
    [desert] Star
    [farm] Honey
    [farm] Rye
    [hot-spring] Steam
    [island] Gull
    Ash
    Wool
    Clay
    Sorrel
    Thyme
    Flint
    Tallow
    Sage
  `),
  place: stockOf(`
    [sea] Cove
    [sea] Point
    [lake] Landing
    [river] Bend
    [river] Weir
    [forest] Clearing
    [forest] Glade
    [mountains] Ridge
    [mountains] Saddle
    [valley] Hollow
    [farm] Field
    [farm] Barn
    [desert] Well
    [desert] Canyon
    [desert] Plain
    [island] Harbour
    [fjord] Ledge
    [hot-spring] Spring
    Gate
    Terrace
    Garden
    Hill
  `),
  order: stockOf(`
    Ninth
    Second
    Quiet
    Long
    Hidden
    Seventh
    Western
    Upper
    Last
    Narrow
    Early
    Unhurried
  `),
  jpFirst: names(
    'Yuki Hoshi Tsuki Iwa Sugi Momi Aki Haru Shimo Nami Kiri Matsu Kusa Mizu Asa Yu Kaze Tsuru Ume Kuri',
  ),
  jpSecond: names('zawa nomori kawa hara moto saka tera mine bashi numa tani ura'),
  jpThird: names('an tei so ya kan'),
  ptHouse: names('Casa Quinta Monte Herdade Moinho'),
  ptName: names(
    'da_Cegonha do_Vento_Lento da_Figueira das_Três_Fontes do_Sobreiro da_Lua_Baixa do_Caminho da_Eira da_Pedra_Clara das_Andorinhas do_Silêncio do_Orvalho da_Giesta',
  ),
  siName: names(
    'Lipa Bukov Zeleni_Breg Kresnica Planica Rosa Stara_Hruška Jasna Senožet Smrekov Tiha_Reka Jelka',
  ),
  chHouse: names('Chesa Haus Casa Maiensäss'),
  chName: names(
    'Arvenduft Lärchenruh Steinbrunn Murmelbach Alpsegen Sonnwart Tannschatt Glockenweid Bergminze Silberdistel Nebelhorn',
  ),
  grName: names(
    'Meltemi Thymari Ammos Galini Petra_Elia Asteri Platanos Kalamia Anemoni Halaro Fengari Votsalo',
  ),
  noFirst: names('Lyng Bjørk Stille Havn Furu Myr Nord Tind Vinter Sol Mose Eng'),
  noSecond: names('tun stua li vik heim dal eng setra bu'),
  clHouse: names('Casa Refugio Posada Tambo'),
  clName: names(
    'Quietud Viento_Sur del_Algarrobo Piedra_Blanca Cielo_Bajo del_Zorro Sal_y_Sol Noche_Larga del_Quisco Dos_Volcanes',
  ),
  crHouse: names('Finca Casa Rancho'),
  crName: names(
    'Luciérnaga Guanacaste_Viejo Agua_Mansa Tucán_Quieto Musgo Las_Ceibas Lluvia_Lenta Colibrí Hoja_Ancha Cacao',
  ),
  idFirst: names('Padi Rumah Bambu Sungai Kebun Pondok Embun'),
  idSecond: names('Tenang Pagi Teduh Sunyi Lambat Kelapa Pelan Wangi Sejuk'),
  thName: names('Mali Rim_Nam Suan_Ngam Mai_Ron Lom_Yen Doi_Mok Ton_Mai Bua Sabai_Dee'),
  joName: names(
    'Nabatea Rimal Samt Qamar Hajar Layl_Tawil Ghaf Sidr Naseem Bait_Shaar Nujoum Wadi_Samt Hawa',
  ),
}

function names(words: string) {
  return stockOf(
    words
      .split(' ')
      .map((word) => word.replaceAll('_', ' '))
      .join('\n'),
  )
}
