import { scenePrintUrl } from '#app/lib/pictures.ts'
import type { SceneName } from '#domain/artwork/scene-names.ts'
import type { HouseChoice } from '#domain/artwork/scenery/buildings.ts'
import type { PrintRatio } from '#domain/artwork/sizes.ts'
import type {
  ESCAPE_CATEGORIES,
  ESCAPE_LOCATIONS,
  EXPERIENCE_CATEGORIES,
} from '#domain/listing/directory.ts'
import type { WellnessTag } from '#domain/listing/listing.ts'

/** The address of a scene's print. */
export function place(
  scene: SceneName,
  hour: WellnessTag,
  ratio: PrintRatio,
  house: HouseChoice | null = null,
): string {
  return scenePrintUrl(scene, hour, ratio, false, { house })
}

const EXPERIENCE_SCENES = {
  yoga: ['yoga-warrior', 'energize'],
  meditation: ['sitting-group', 'restore'],
  'sound-healing': ['gong-bath', 'calm'],
  workshops: ['gardening', 'balance'],
  retreats: ['lake', 'restore', 'cabin'],
  nature: ['forest', 'focus', 'cabin'],
  cooking: ['cooking-together', 'balance'],
} as const satisfies Record<
  (typeof EXPERIENCE_CATEGORIES)[number],
  readonly [scene: SceneName, hour: WellnessTag, house?: HouseChoice]
>

function isDrawn(category: string): category is keyof typeof EXPERIENCE_SCENES {
  return Object.hasOwn(EXPERIENCE_SCENES, category)
}

/** The print of a category; imported categories have that of nature. */
export function experiencePrint(category: string, ratio: PrintRatio): string {
  const [scene, hour, house] = isDrawn(category)
    ? EXPERIENCE_SCENES[category]
    : EXPERIENCE_SCENES.nature
  return place(scene, hour, ratio, house)
}

export const ESCAPE_PRINTS: Record<(typeof ESCAPE_CATEGORIES)[number], string> = {
  'yoga-retreats': place('ocean', 'energize', '3x2', 'villa'),
  'spa-resorts': place('thermal-pool', 'restore', '3x2', 'thatch'),
  'meditation-centers': place('lake', 'calm', '3x2', 'cabin'),
  'nature-escapes': place('forest', 'focus', '3x2', 'cabin'),
  'mountain-lodges': place('pasture', 'balance', '3x2', 'chalet'),
  'desert-camps': place('wadi', 'energize', '3x2', 'tent'),
}

export const LOCATION_PRINTS: Record<(typeof ESCAPE_LOCATIONS)[number], string> = {
  bali: place('rice-terraces', 'balance', '1x1', 'thatch'),
  'costa-rica': place('cloud-forest', 'focus', '1x1', 'thatch'),
  japan: place('cedar-temple', 'calm', '1x1', 'ryokan'),
  portugal: place('atlantic-cliffs', 'restore', '1x1', 'cottage'),
}

export const ESCAPES_HERO = place('alpine', 'energize', 'hero', 'lodge')
export const EMPTY_PRINT = scenePrintUrl('lake', 'restore', '1x1', true, { house: 'none' })
