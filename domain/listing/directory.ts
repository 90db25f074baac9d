/** Sub-divisions of the directory. Slugs are parts of addresses; titles are in the message catalogue. */
export const ESCAPE_CATEGORIES = [
  'yoga-retreats',
  'spa-resorts',
  'meditation-centers',
  'nature-escapes',
  'mountain-lodges',
  'desert-camps',
] as const

/** All seven are cards of the experiences directory; six of them are tiles of /experiences. */
export const EXPERIENCE_CATEGORIES = [
  'yoga',
  'meditation',
  'sound-healing',
  'workshops',
  'retreats',
  'nature',
  'cooking',
] as const

/** Specification section 2, route list: the tiles of /experiences, in its order. */
export const EXPERIENCE_TILES = [
  'yoga',
  'meditation',
  'retreats',
  'workshops',
  'nature',
  'cooking',
] as const

export const ESSENTIAL_CATEGORIES = [
  'supplements',
  'equipment',
  'personal-care',
  'aromatherapy',
] as const

export const ENHANCEMENT_CATEGORIES = [
  'digital-tools',
  'coaching-services',
  'wellness-apps',
  'add-on-therapies',
] as const

export const ESCAPE_TYPES = ['Cabin', 'Resort', 'Lodge', 'Ryokan', 'Estate'] as const

/** Countries of the sample escapes, ISO 3166-1 alpha-2. */
export const ESCAPE_COUNTRIES = [
  'CA',
  'JP',
  'PT',
  'SI',
  'JO',
  'CH',
  'TH',
  'GR',
  'NO',
  'CL',
  'CR',
  'ID',
] as const

/** The four cards of "Explore by Location"; Bali is a region of Indonesia. */
export const ESCAPE_LOCATIONS = ['bali', 'costa-rica', 'japan', 'portugal'] as const

/** The ten links of "Browse by Amenities". */
export const BROWSED_AMENITIES = [
  'hot-springs',
  'sauna',
  'yoga-studio',
  'spa',
  'meditation-hall',
  'pool',
  'organic-kitchen',
  'beach-access',
  'hiking-trails',
  'fitness-room',
] as const

/** Every amenity that an operator can confirm. */
export const AMENITIES = [
  ...BROWSED_AMENITIES,
  'pet-friendly',
  'wheelchair-access',
  'family-rooms',
  'private-bath',
  'vegan-kitchen',
  'wifi',
  'no-wifi',
  'airport-transfer',
  'single-rooms',
  'adults-only',
] as const

/** Number of tags on the card of a featured listing. */
export const FEATURED_TAGS = 2

export const OFFERING_KINDS = ['app', 'coaching', 'local-service'] as const
export const SERVICES = [
  'massage',
  'yoga',
  'medspa',
  'acupuncture',
  'chiropractic',
  'holistic',
] as const
export const DELIVERIES = ['online', 'at-home', 'on-site'] as const

/** Kind and delivery of an enhancement (product decision on /enhancements filters). */
export type Offering = {
  kind: (typeof OFFERING_KINDS)[number]
  service: (typeof SERVICES)[number] | null
  delivery: (typeof DELIVERIES)[number][]
}
