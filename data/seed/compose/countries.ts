import type { EscapeCountry } from './places.ts'
import { listOf, rowsOf } from './stock.ts'

/** What belongs to a country: names of hosts, dishes, drinks, trees, birds, houses, time zone, cost. */
export type Country = {
  hosts: readonly string[]
  surnames: readonly string[]
  dishes: readonly string[]
  drinks: readonly string[]
  trees: readonly string[]
  houses: readonly string[]
  zone: string
  /** What a night costs there beside the others, 1 = usual. */
  cost: number
  adjective: string
}

const TABLE = `
JP | Japanese | Aiko; Haruka; Shinji; Tomoe; Masaru; Yuriko; Noboru; Chie; Satoshi; Kayo | Morishita; Onozawa; Takemi; Kurahashi; Hirano; Segawa; Iwabuchi; Natsume | rice from an iron pot; grilled river fish; mountain vegetables in season; buckwheat noodles cut that morning; tofu from the village | roasted green tea; barley tea; yuzu and hot water | cedar; cypress; zelkova; maple; persimmon | a timber house from the 1930s; a restored merchant's house; a long low house under cedar shingles; a former silk farmer's house | Asia/Tokyo | 1.25
TH | Thai | Malee; Somchai; Nok; Anong; Prasert; Kanya; Niran; Ploy; Arthit; Dao | Srisai; Wongchai; Thammarat; Kaewkla; Boonmee; Chaiyo; Saengdao | rice soup with ginger; green papaya salad; river fish in banana leaf; pumpkin curry; mango with sticky rice | lemongrass tea; butterfly pea tea; ginger and lime | teak; tamarind; rain tree; bamboo; frangipani | a cluster of teak houses on stilts; a farmhouse with a wide veranda; rice barns moved here board by board; low houses of rammed earth | Asia/Bangkok | 0.7
ID | Indonesian | Wayan; Ketut; Nyoman; Sari; Dewi; Komang; Rani; Putu; Agung; Lestari | Suardana; Pratiwi; Astawa; Wiranata; Kusuma; Santika; Rahayu | vegetables in grated coconut; fish in banana leaf; tempeh from the next village; black rice with palm sugar; long bean salad | turmeric and tamarind juice; cinnamon tea; young coconut | bamboo; frangipani; jackfruit; clove; mango | open pavilions of coconut wood; a family compound around a courtyard; bamboo houses with grass roofs; old joglo houses from Java | Asia/Makassar | 0.65
JO | Jordanian | Salim; Huda; Faris; Amal; Odeh; Rania; Attallah; Lina; Khaled; Mona | Zalabieh; Haddad; Nawafleh; Sweilem; Khoury; Masri | lamb and rice from an earth oven; lentil soup with lemon; flat bread baked on the ashes; smoked aubergine; olives and white cheese | sage tea; cardamom coffee; dried lime tea | acacia; tamarisk; juniper; fig; olive | a line of goat-hair tents below a cliff; stone huts with flat roofs; canvas tents with wooden floors; low domes the colour of the sand | Asia/Amman | 0.85
PT | Portuguese | Teresa; Duarte; Inês; Vasco; Graça; Rui; Leonor; Tiago; Matilde; Zé | Falcão; Quaresma; Brandão; Serrano; Valadares; Pinheiro; Lobato | bread soup with coriander; clay-pot beans; grilled sardines; oranges with cinnamon; chestnuts and greens | lemon verbena tea; barley coffee; bay leaf tea | cork oak; chestnut; olive; fig; umbrella pine | a whitewashed farmhouse with blue edges; a granite manor; a former mill; shepherds' houses joined into one | Europe/Lisbon | 0.95
SI | Slovenian | Alenka; Matjaž; Petra; Gorazd; Nives; Blaž; Darja; Luka; Vesna; Andraž | Kobal; Zupan; Hribar; Vidmar; Rutar; Medved; Jereb | buckwheat with mushrooms; trout with garlic; cottage cheese dumplings; barley stew; plum dumplings | linden tea; elderflower water; thyme tea | beech; linden; spruce; walnut; larch | a farmhouse with a hay loft; a wooden house with deep balconies; a former forester's lodge; a stone house with a bread oven | Europe/Ljubljana | 0.9
CH | Swiss | Ursina; Reto; Madlaina; Beat; Annina; Gian; Barbara; Flurin; Regula; Jonas | Caduff; Zürcher; Bieri; Fankhauser; Camenisch; Imhof; Gredig | barley soup; chestnut gnocchi; mountain cheese with potatoes; nut cake; bread from the village oven | hay flower tea; warm apple juice; mint tea | larch; stone pine; spruce; chestnut; rowan | a larch house gone black in the sun; a farmhouse with walls a metre thick; a former school; a wooden inn from 1890 | Europe/Zurich | 1.6
GR | Greek | Eleni; Stavros; Katerina; Manolis; Despina; Yorgos; Fotini; Nikos; Anthi; Pavlos | Mavridis; Kalogeras; Vlachou; Samaras; Drakou; Lekkas; Perdika | chickpeas baked overnight; wild greens with lemon; stuffed vine leaves; grilled octopus; thick yoghurt and honey | mountain tea; sage tea; lemon and water from the well | plane tree; olive; carob; fig; cypress | stone houses around a courtyard; a captain's house with a tower; a former olive press; white rooms in three rows | Europe/Athens | 0.95
NO | Norwegian | Solveig; Eirik; Ragnhild; Torstein; Liv; Håkon; Marit; Sindre; Astrid; Jostein | Nesse; Haugland; Myklebust; Fjellheim; Skare; Bakken; Tveit | fish soup; flatbread with brown cheese; baked root vegetables; cod with potatoes; cloudberries and cream | hot blackcurrant cordial; birch leaf tea; rosehip tea | birch; pine; rowan; spruce; aspen | turf-roofed cabins; red fishermen's cabins; a white farmhouse with a glass porch; log houses from the 1800s | Europe/Oslo | 1.35
CA | Canadian | Margot; Desmond; Joelle; Wade; Fern; Anil; Colette; Graham; Tess; Lorne | Pelletier; Macklin; Thorburn; Gagnon; Whitlock; Ostrander; Reimer | sourdough with cultured butter; smoked salmon chowder; roast squash; wild rice and mushrooms; blueberry pie | spruce tip tea; warm cider; rooibos | cedar; maple; arbutus; hemlock; larch | cedar cabins; a timber lodge with a stone chimney; a farmhouse with a wraparound porch; a former cannery on stilts | America/Vancouver | 1.2
CL | Chilean | Rayén; Matías; Consuelo; Hernán; Pilar; Cristóbal; Elisa; Nelson; Amanda; Lautaro | Huenchul; Carrasco; Mamani; Ossandón; Vilches; Aguirre; Barría | quinoa stew; corn pie; pumpkin bread; potatoes with herbs; bean soup with basil | rica-rica tea; boldo tea; quince water | carob; pepper tree; southern beech; quince; algarrobo | adobe houses with straw roofs; clay domes; a former hacienda; shingled wooden houses | America/Santiago | 1.0
CR | Costa Rican | Marisela; Álvaro; Xinia; Esteban; Yorleny; Randall; Gabriela; Olman; Karol; Minor | Chinchilla; Umaña; Solano; Quirós; Barrantes; Villalobos; Mora | black beans and rice; green plantain soup; heart of palm salad; grilled fish with lime; tortillas from the griddle | lemongrass tea; cacao with water; tamarind juice | guanacaste; ceiba; almond; cacao; avocado | wooden houses on stilts; open-sided cabins; a former coffee farm; bamboo houses with tin roofs | America/Costa_Rica | 0.95
`

export const COUNTRIES = Object.fromEntries(
  rowsOf(TABLE, 10).map((row) => {
    const [
      code = '',
      adjective = '',
      hosts = '',
      surnames = '',
      dishes = '',
      drinks = '',
      trees = '',
      houses = '',
      zone = '',
      cost = '',
    ] = row
    const country: Country = {
      hosts: listOf(hosts),
      surnames: listOf(surnames),
      dishes: listOf(dishes),
      drinks: listOf(drinks),
      trees: listOf(trees),
      houses: listOf(houses),
      zone,
      cost: Number(cost),
      adjective,
    }
    return [code, country]
  }),
) as Record<EscapeCountry, Country>
