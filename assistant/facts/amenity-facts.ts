import { baseOf, type ConceptName } from '#domain/concepts/concepts.ts'
import type { AMENITIES } from '#domain/listing/directory.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'

type Amenity = (typeof AMENITIES)[number]

const AMENITY_FACTS: Partial<Record<Amenity, () => string>> = {
  'no-wifi': m.assistant_fact_no_wifi,
  'adults-only': m.assistant_fact_adults,
  'single-rooms': m.assistant_fact_single_rooms,
  'hot-springs': m.assistant_fact_hot_springs,
  sauna: m.assistant_fact_sauna,
  spa: m.assistant_fact_spa,
  pool: m.assistant_fact_pool,
  'private-bath': m.assistant_fact_private_bath,
  'beach-access': m.assistant_fact_beach,
  'hiking-trails': m.assistant_fact_trails,
  'yoga-studio': m.assistant_fact_yoga_studio,
  'meditation-hall': m.assistant_fact_meditation_hall,
  'organic-kitchen': m.assistant_fact_organic_kitchen,
  'vegan-kitchen': m.assistant_fact_vegan_kitchen,
  'fitness-room': m.assistant_fact_fitness,
  'family-rooms': m.assistant_fact_family_rooms,
}

const QUIET: Amenity[] = ['no-wifi', 'adults-only', 'single-rooms', 'meditation-hall']
const WARM: Amenity[] = ['hot-springs', 'sauna', 'spa', 'pool']

/** Amenities relevant to a concept, most relevant first. */
const TELLING_AMENITIES: Partial<Record<ConceptName, Amenity[]>> = {
  sleep: QUIET,
  stress: [...QUIET, 'spa'],
  anxiety: QUIET,
  burnout: QUIET,
  focus: QUIET,
  screens: QUIET,
  silence: QUIET,
  mind: ['meditation-hall', ...QUIET],
  spirit: ['meditation-hall', 'no-wifi'],
  body: WARM,
  pain: WARM,
  stiffness: ['yoga-studio', ...WARM],
  backPain: ['yoga-studio', ...WARM],
  heat: WARM,
  cold: ['sauna', 'beach-access'],
  water: ['beach-access', 'pool'],
  yoga: ['yoga-studio'],
  movement: ['yoga-studio', 'hiking-trails', 'pool'],
  fitness: ['fitness-room', 'hiking-trails', 'pool'],
  energy: ['hiking-trails', 'sauna', 'yoga-studio'],
  hiking: ['hiking-trails'],
  nature: ['hiking-trails', 'no-wifi'],
  mountains: ['hiking-trails', 'sauna'],
  nutrition: ['organic-kitchen', 'vegan-kitchen'],
  digestion: ['organic-kitchen', 'vegan-kitchen'],
  vegan: ['vegan-kitchen', 'organic-kitchen'],
  weight: ['organic-kitchen', 'fitness-room'],
  detox: ['organic-kitchen', 'no-wifi', 'sauna'],
  families: ['family-rooms', 'pool'],
  couples: ['private-bath', 'adults-only', 'spa'],
}

/** Returns the amenities relevant to the concepts of a need as text, most relevant first. */
export function amenityFacts({ concepts }: Need, { amenities }: Candidate): string[] {
  const wanted = new Set(
    concepts.flatMap(
      (concept) => TELLING_AMENITIES[concept] ?? TELLING_AMENITIES[baseOf(concept)] ?? [],
    ),
  )
  return [...wanted].flatMap((amenity) =>
    amenities.includes(amenity) ? (AMENITY_FACTS[amenity]?.() ?? []) : [],
  )
}
