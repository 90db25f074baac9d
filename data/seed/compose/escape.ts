import type { SampleListing } from '../sample-listing.ts'
import type { Bench } from './bench.ts'
import { amenitiesOf, amenityMarks, groupsOf, inclusionsOf } from './escape-amenities.ts'
import {
  ESCAPE_AFTERNOONS,
  ESCAPE_EVENINGS,
  ESCAPE_MORNINGS,
  ESCAPE_OPENINGS,
} from './escape-days.ts'
import { ESCAPE_CAUTIONS, ESCAPE_SUITS } from './escape-guests.ts'
import {
  ESCAPE_BIOS,
  ESCAPE_CANCELLATIONS,
  ESCAPE_CHECKS,
  ESCAPE_EXTRAS,
  ESCAPE_REQUIREMENTS,
  ESCAPE_ROLES,
  HEAT_CARE,
} from './escape-notes.ts'
import { addMentions, sceneOf, sightsBeside } from './escape-scene.ts'
import { placeFor, type Setting, settingOf } from './escape-setting.ts'
import { ESCAPE_TITLES } from './escape-titles.ts'
import { ESCAPE_LINES } from './escape-words.ts'
import { bandOf, NIGHT_LIMITS, standingOf } from './figures.ts'
import { guestPartsOf } from './guests/guest-parts.ts'
import { STAY_GUESTS } from './guests/stay.ts'
import { needNamed } from './needs.ts'
import { checkOf, composePage, lineOf, recommended, tagsOf } from './pages.ts'
import type { Commission } from './plan.ts'
import type { Random } from './random.ts'
import { capital, type Scene, type Writer } from './writer.ts'

/** Escapes in front of the composed ones in the whole list, where every fifth carries "burnout". */
const ESCAPES_BEFORE = 15
const BURNOUT_EVERY = 5

const NEEDS: Record<string, readonly string[]> = {
  'yoga-retreats': [
    'back pain',
    'movement',
    'stress',
    'body',
    'menopause',
    'pregnancy',
    'energy',
    'posture',
    'sleep',
    'loneliness',
  ],
  'spa-resorts': [
    'body',
    'sleep',
    'skin',
    'stress',
    'back pain',
    'carers',
    'new parents',
    'older people',
    'jet lag',
  ],
  'meditation-centers': [
    'mind',
    'focus',
    'grief',
    'spirit',
    'stress',
    'sleep',
    'quitting',
    'low mood',
    'men',
  ],
  'nature-escapes': [
    'low mood',
    'energy',
    'stress',
    'focus',
    'loneliness',
    'teenagers',
    'sleep',
    'movement',
  ],
  'mountain-lodges': [
    'energy',
    'sleep',
    'immunity',
    'movement',
    'focus',
    'digestion',
    'nutrition',
    'men',
  ],
  'desert-camps': ['spirit', 'focus', 'sleep', 'grief', 'mind', 'teenagers', 'stress', 'quitting'],
}

type EscapeCommission = Extract<Commission, { contentType: 'escape' }>

/** The n-th composed escape, counted from 0. */
export function composeEscape(
  bench: Bench,
  { categories }: EscapeCommission,
  index: number,
): SampleListing {
  const id = `esc-${index + 17}`
  const random = bench.randomOf(id)
  const { writer } = bench
  const place = placeFor(categories, bench, random)
  const setting = settingOf(place, categories, random)
  const dealt = bench.deal(
    categories.flatMap((category) => NEEDS[category] ?? []),
    2,
    random,
  )
  const burntOut = (index + ESCAPES_BEFORE) % BURNOUT_EVERY === 0
  const needs = (burntOut ? ['burnout', ...dealt.slice(0, 1)] : dealt).map(needNamed)
  const grownUp = !dealt.includes('teenagers') && !dealt.includes('new parents')
  const amenities = amenitiesOf(setting, categories, grownUp, random)
  const standing = standingOf(random)
  const scene = sceneOf(setting, new Set([...setting.marks, ...amenityMarks(amenities)]), random)
  addMentions(
    scene,
    writer,
    needs.map((need) => writer.say(need.who, scene)),
  )
  const titled = bench.newTitle(id, () => writer.say(ESCAPE_TITLES, scene))
  const textRandom = bench.randomOf(`${id}/text`)
  const told = { ...scene, random: textRandom }
  const tail = () =>
    `${textRandom.pick(['Ask for', 'The house of', 'Kept by', 'Run by'])} ${setting.host} ${setting.surname}, ${setting.distance.words} from ${setting.near}, since ${textRandom.whole(1990, 2024)}.`
  return {
    id,
    ...titled,
    ...bench.unlike(
      categories,
      () => ({
        description: lineOf(writer, ESCAPE_LINES, told),
        longDescription: longDescription(writer, told),
      }),
      tail,
    ),
    type: setting.type,
    contentType: 'escape',
    categories: [...categories],
    rating: standing.rating,
    reviews: standing.reviews,
    listedDaysAgo: standing.listedDaysAgo,
    ...whereabouts(setting, random),
    price: bandOf(setting.dollars, NIGHT_LIMITS),
    amount: { minor: setting.dollars * 100, currency: 'USD', per: 'night' },
    priceDetails: writer.say(ESCAPE_EXTRAS, scene),
    ...checkOf(ESCAPE_CHECKS, standing, writer, scene),
    tags: tagsOf(needs, ...placeTags(setting, amenities)).filter(
      (tag) => burntOut || tag !== 'burnout',
    ),
    wellnessTag: needs[0]?.hour ?? 'restore',
    isAIRecommended: recommended(scene, standing),
    images: [],
    amenityGroups: groupsOf(amenities, writer, scene),
    amenities,
    inclusions: inclusionsOf(amenities, scene),
    requirements: [
      ...writer.several(ESCAPE_REQUIREMENTS, scene, 3),
      ...(scene.marks.has('heated') ? [HEAT_CARE] : []),
    ],
    host: {
      name: `${setting.host} ${setting.surname}`,
      role: writer.say(ESCAPE_ROLES, scene),
      bio: writer.say(ESCAPE_BIOS, scene),
    },
    duration: `${setting.nights} ${setting.nights === 1 ? 'night' : 'nights'} minimum`,
    groupSize: `Up to ${setting.guests} guests in ${setting.rooms} ${setting.unit}s`,
    sleeps: 2,
    ...guestPartsOf(bench, { id, standing, needs, own: STAY_GUESTS, shared: STAY_GUESTS, scene }),
    cancellation: writer.say(ESCAPE_CANCELLATIONS, scene),
  }
}

/** Several orders of telling; "o" opening, "m" morning, "a" afternoon, "e" evening, "s" suits, "c" caution. */
const ORDERS = [
  'omm ae sc',
  'o mmae sc',
  'os mmae c',
  'om aa esc',
  'so maae c',
  'om mae cs',
  'ome aa cs',
  'oc mmae s',
  'om mae sc',
  'os mma ec',
]
const PARTS: Record<string, typeof ESCAPE_LINES> = {
  o: ESCAPE_OPENINGS,
  m: ESCAPE_MORNINGS,
  a: ESCAPE_AFTERNOONS,
  e: ESCAPE_EVENINGS,
  s: ESCAPE_SUITS,
  c: ESCAPE_CAUTIONS,
}

function longDescription(writer: Writer, scene: Scene): string {
  return composePage(scene.random.pick(ORDERS), PARTS, {}, writer, scene)
}

function whereabouts({ place, near, distance }: Setting, random: Random) {
  const { location, country, town, coordinates } = place
  const around = (degrees: number) =>
    Math.round((degrees + (random.next() - 0.5) * 0.02) * 10_000) / 10_000
  return {
    location,
    country,
    coordinates: { lat: around(coordinates.lat), lng: around(coordinates.lng) },
    address: random.pick([
      `On the way from ${town} to ${near}, ${location}`,
      `Last gate before ${near}, ${location}`,
      `${random.whole(2, 9)} km outside ${town}, near ${near}`,
      `Behind ${near}, ${location}`,
    ]),
    natureDistance: random.chance(0.88) ? `${distance.badge} to ${near}` : null,
    nearbyNature: capital(
      `${random.some(sightsBeside({ place, near }), 2).join(', ')} and ${near}, ${distance.badge} from the door`,
    ),
  }
}

/** Tags of the land and the house; the first land is the one that the place is known for. */
function placeTags({ place, type }: Setting, amenities: readonly string[]): string[] {
  const land = (place.lands[0] ?? 'nature').replace('-', ' ')
  const known = [
    'sauna',
    'hot-springs',
    'yoga-studio',
    'spa',
    'meditation-hall',
    'vegan-kitchen',
    'hiking-trails',
    'pet-friendly',
  ]
  const words: Record<string, string> = {
    'hot-springs': 'hot spring',
    'yoga-studio': 'yoga',
    'meditation-hall': 'meditation',
    'vegan-kitchen': 'vegan',
    'hiking-trails': 'hiking',
    'pet-friendly': 'dogs welcome',
  }
  const offered = known
    .filter((amenity) => amenities.includes(amenity))
    .map((amenity) => words[amenity] ?? amenity)
  return [land, ...offered, type.toLowerCase() === 'ryokan' ? 'onsen' : 'quiet']
}
