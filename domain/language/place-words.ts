import { m } from '#domain/messages/messages.js'
import type { AMENITIES } from '../listing/directory.ts'
import type { LocationSlug } from '../place/location.ts'
import { titleIn } from './words.ts'

const AMENITY_TITLES: Record<(typeof AMENITIES)[number], () => string> = {
  'hot-springs': m.amenity_hot_springs,
  sauna: m.amenity_sauna,
  'yoga-studio': m.amenity_yoga_studio,
  spa: m.amenity_spa,
  'meditation-hall': m.amenity_meditation_hall,
  pool: m.amenity_pool,
  'organic-kitchen': m.amenity_organic_kitchen,
  'beach-access': m.amenity_beach_access,
  'hiking-trails': m.amenity_hiking_trails,
  'fitness-room': m.amenity_fitness_room,
  'pet-friendly': m.amenity_pet_friendly,
  'wheelchair-access': m.amenity_wheelchair_access,
  'family-rooms': m.amenity_family_rooms,
  'private-bath': m.amenity_private_bath,
  'vegan-kitchen': m.amenity_vegan_kitchen,
  wifi: m.amenity_wifi,
  'no-wifi': m.amenity_no_wifi,
  'airport-transfer': m.amenity_airport_transfer,
  'single-rooms': m.amenity_single_rooms,
  'adults-only': m.amenity_adults_only,
}

/** Title of an amenity; the slug itself when unknown. */
export function amenityTitle(slug: string): string {
  return titleIn(AMENITY_TITLES, slug)
}

const LOCATION_TITLES: Record<LocationSlug, () => string> = {
  bali: m.location_bali,
  'costa-rica': m.location_costa_rica,
  japan: m.location_japan,
  portugal: m.location_portugal,
  canada: m.location_canada,
  chile: m.location_chile,
  greece: m.location_greece,
  indonesia: m.location_indonesia,
  jordan: m.location_jordan,
  norway: m.location_norway,
  slovenia: m.location_slovenia,
  switzerland: m.location_switzerland,
  thailand: m.location_thailand,
}

/** Name of an escape location; the slug itself when unknown. */
export function locationTitle(slug: string): string {
  return titleIn(LOCATION_TITLES, slug)
}
