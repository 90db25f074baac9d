import type { AMENITIES } from '#domain/listing/directory.ts'
import { listOf, rowsOf, type Stock, stockOf } from './stock.ts'

export type Amenity = (typeof AMENITIES)[number]
export type Comfort = { group: string; items: readonly string[]; included: readonly string[] }

/** amenity | group of the detail page | ways to name it in a list | what the price includes of it */
const TABLE = `
hot-springs | Wellness | Hot spring bath, open all night; Two pools of hot spring water; Hot spring bath under a roof | Use of the hot spring at any hour; Two bath towels and a robe
sauna | Wellness | Wood-fired sauna; Sauna with a window; Small sauna for four | Sauna every afternoon; Firewood and sauna linen
yoga-studio | Wellness | Practice room with wooden floor; Yoga deck under a roof; Mats, bolsters and blankets | One practice a day; Two practices a day; Use of mats and bolsters
spa | Wellness | Two massage rooms; Bath house with resting room; Salt room | One massage of 50 minutes per stay; Daily use of the bath house
meditation-hall | Wellness | Sitting hall with chairs and cushions; Quiet room that is never booked; Hall facing east | Sittings morning and evening; One private talk with the teacher
pool | Wellness | Pool, heated in the cool months; Stone pool with spring water; Long narrow pool | Use of the pool from seven to nine
fitness-room | Wellness | Small strength room; Rowing machine and weights | Use of the strength room
organic-kitchen | Food | Organic kitchen with its own garden; Bread baked in the house; Vegetables from next door | Breakfast and supper; Three meals a day from the garden
vegan-kitchen | Food | Plant-based kitchen; Vegan menu every day | Plant-based meals; Tea and fruit all day
beach-access | Outdoors | Path to the beach; Steps into the sea; Beach chairs and shade | Beach towels and shade
hiking-trails | Outdoors | Marked paths from the door; Maps and walking sticks; Drying room for boots | One guided walk per stay; Maps and a packed lunch on request
pet-friendly | Good to know | Dogs welcome in some rooms; Water bowls and a towel for dogs | A blanket for the dog
wheelchair-access | Good to know | Step-free ground floor with one adapted bathroom; Ramp and wide doors | 
family-rooms | Comfort | Rooms for four with a sliding door; Cots and high chairs | Cots on request
private-bath | Comfort | Private bathroom in every room; Deep bath in every room | 
single-rooms | Comfort | Single rooms without a supplement; Real single rooms | 
wifi | Good to know | Wi-fi in the main house; Wi-fi until nine in the evening | 
no-wifi | Good to know | No wi-fi, and a telephone in the hall; No signal in the rooms | 
airport-transfer | Getting there | Shared transfer on arrival days; Pick-up from the station or airport | Shared transfer both ways
adults-only | Good to know | Guests aged 16 and over; Adults only | 
`

const COMFORTS = new Map(
  rowsOf(TABLE, 4).map(
    ([amenity = '', group = '', items = '', included = '']): [string, Comfort] => [
      amenity,
      { group, items: listOf(items), included: listOf(included) },
    ],
  ),
)

export function comfortOf(amenity: Amenity): Comfort {
  const comfort = COMFORTS.get(amenity)
  if (!comfort) throw new Error(`nothing is said of ${amenity}`)
  return comfort
}

/** What every house has in some form. */
export const PLAIN_COMFORTS: Record<string, Stock> = {
  Comfort: stockOf(`
    [cold] Wool blankets
    [tropic] Mosquito nets
    [!tropic] Hot-water bottles
    Reading lamps with a warm bulb
    [desert] Felt rugs and brass lamps
    Linen sheets
    Library in the hall
    [tropic] Ceiling fans
    [cold] Stove in the sitting room
    Firm and soft pillows
    Blackout curtains
  `),
  Food: stockOf(`
    Breakfast until late
    One long table
    Vegetarian as standard
    Tea tray at all hours
    Soup for late arrivals
    Packed lunches on request
    Kitchen for guests
    {Dish} once a week
    {Drink} in the evening
  `),
}

/** Warm water, heat and hands, for those who have them. */
export const WARM = stockOf(`
  [hot-springs] the hot spring
  [hot-springs] the stone tub
  [sauna] the sauna
  [sauna] the wood-fired sauna
  [spa] the bath house
  [spa] the massage room
  [pool] the pool
`)

/** A comfort as the end of a sentence: "with …". */
export const FEATURES = stockOf(`
  [hot-springs] a hot spring under a cedar roof
  [hot-springs] a stone tub of hot spring water
  [hot-springs] a spring that runs hot all night
  [sauna] a wood-fired sauna
  [sauna] a sauna with a window
  [sauna] a small sauna and a bucket
  [sauna] a sauna that is lit at four
  [yoga-studio] a practice room of {tree} wood
  [yoga-studio] a yoga deck under a roof
  [yoga-studio] a warm floor for yoga
  [meditation-hall] a bare room for sitting
  [meditation-hall] a hall with chairs and cushions
  [meditation-hall] a quiet room that is never booked
  [spa] a bath house
  [spa] a room for massage
  [spa] two rooms for bodywork
  [spa] a salt room
  [pool] a long narrow pool
  [pool] a pool under an old {tree}
  [pool] a stone pool
  [organic-kitchen] a kitchen garden
  [organic-kitchen] a bread oven
  [vegan-kitchen] a plant-based kitchen
  [beach-access] steps into the sea
  [beach-access] a path to the water
  [hiking-trails] paths that begin at the door
  [hiking-trails] a wall of walking sticks
  [hiking-trails] a shelf of good maps
  [private-bath] a deep bath in each room
  [fitness-room] a small strength room
  [family-rooms] rooms big enough for four
  [no-wifi] a telephone in the hall and no other
  a library with a fireplace bench
  a long veranda
  a reading room
  a porch with six chairs
  [desert] a fire pit
  [desert] a terrace for looking up
  [desert] shaded daybeds
  [cold] a tiled stove
`)
