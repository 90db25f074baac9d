import type { ESCAPE_CATEGORIES } from '#domain/listing/directory.ts'
import type { AmenityGroup } from '#domain/listing/listing.ts'
import { type Amenity, comfortOf, PLAIN_COMFORTS } from './escape-comforts.ts'
import type { Setting } from './escape-setting.ts'
import type { Random } from './random.ts'
import { capital, type Scene, type Writer } from './writer.ts'

type EscapeCategory = (typeof ESCAPE_CATEGORIES)[number]

const CERTAIN: Record<EscapeCategory, readonly Amenity[]> = {
  'yoga-retreats': ['yoga-studio'],
  'spa-resorts': ['spa', 'private-bath'],
  'meditation-centers': ['meditation-hall'],
  'nature-escapes': ['hiking-trails'],
  'mountain-lodges': ['hiking-trails'],
  'desert-camps': [],
}

/** What an operator of such a house would confirm; each fits its place. */
export function amenitiesOf(
  { place, type, marks }: Setting,
  categories: readonly EscapeCategory[],
  grownUp: boolean,
  random: Random,
): Amenity[] {
  const tropic = marks.includes('tropic')
  const spa = categories.includes('spa-resorts')
  const likely: [Amenity, number][] = [
    ['hot-springs', place.lands.includes('hot-spring') ? 0.85 : 0],
    ['sauna', tropic || place.lands.includes('desert') ? 0 : spa ? 0.8 : 0.35],
    ['pool', type === 'Resort' || spa ? 0.7 : tropic ? 0.5 : 0.1],
    ['beach-access', place.lands.includes('sea') || place.lands.includes('island') ? 0.6 : 0],
    ['hiking-trails', 0.35],
    ['fitness-room', type === 'Resort' ? 0.5 : 0.04],
    ['organic-kitchen', 0.45],
    ['vegan-kitchen', 0.25],
    ['private-bath', type === 'Cabin' ? 0.6 : 0.4],
    ['single-rooms', 0.3],
    ['airport-transfer', 0.3],
    ['wheelchair-access', type === 'Resort' || type === 'Estate' ? 0.25 : 0.05],
    [random.chance(0.5) ? 'pet-friendly' : 'family-rooms', 0.4],
    [random.chance(0.65) ? 'wifi' : 'no-wifi', 0.85],
  ]
  const chosen = new Set<Amenity>(categories.flatMap((category) => CERTAIN[category]))
  for (const [amenity, chance] of likely) if (random.chance(chance)) chosen.add(amenity)
  if (grownUp && !chosen.has('family-rooms') && random.chance(0.25)) chosen.add('adults-only')
  return [...chosen]
}

/** Marks that let texts speak of what is there. */
export function amenityMarks(amenities: readonly Amenity[]): string[] {
  const short: Partial<Record<Amenity, string>> = {
    'pet-friendly': 'pets',
    'family-rooms': 'families',
    'adults-only': 'adults',
    'no-wifi': 'offline',
    'wheelchair-access': 'wheelchair',
  }
  const heated = amenities.includes('sauna') || amenities.includes('hot-springs')
  return [
    ...amenities,
    ...amenities.flatMap((amenity) => short[amenity] ?? []),
    ...(heated ? ['heated'] : []),
  ]
}

const GROUPS = ['Wellness', 'Comfort', 'Food', 'Outdoors', 'Good to know', 'Getting there']

export function groupsOf(
  amenities: readonly Amenity[],
  writer: Writer,
  scene: Scene,
): AmenityGroup[] {
  const plain = (group: string) => {
    const stock = PLAIN_COMFORTS[group]
    return stock ? writer.several(stock, scene, 3).map(capital) : []
  }
  const groups = GROUPS.map((title) => ({
    title,
    items: [
      ...amenities.flatMap((amenity) =>
        comfortOf(amenity).group === title
          ? scene.random.some(comfortOf(amenity).items, title === 'Wellness' ? 2 : 1)
          : [],
      ),
      ...plain(title),
    ],
  }))
  return groups.filter((group) => group.items.length > 0)
}

export function inclusionsOf(amenities: readonly Amenity[], scene: Scene): string[] {
  const own = amenities.flatMap((amenity) => scene.random.some(comfortOf(amenity).included, 1))
  const food = amenities.includes('organic-kitchen') || amenities.includes('vegan-kitchen')
  return [
    ...(food ? [] : ['Breakfast']),
    ...own.slice(0, 4),
    `${scene.facts['drink'] ? capital(scene.facts['drink']) : 'Tea'} at any hour`,
    'Bed linen and towels',
  ]
}
