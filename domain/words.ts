import { m } from '#domain/messages/messages.js'
import type { Category, ContentType } from './category.ts'
import type { AMENITIES, Concern } from './directory.ts'
import type { WellnessTag } from './listing.ts'
import type { LocationSlug } from './location.ts'

/** The words for values of the domain, from the message catalogue. */
export const CATEGORY_TITLES: Record<Category, () => string> = {
  escapes: m.category_escapes,
  essentials: m.category_essentials,
  enhancements: m.category_enhancements,
  experiences: m.category_experiences,
}

export const CONTENT_TYPE_LABELS: Record<ContentType, () => string> = {
  escape: m.type_escape,
  essential: m.type_essential,
  enhancement: m.type_enhancement,
  experience: m.type_experience,
}

export const HOUR_LABELS: Record<WellnessTag, () => string> = {
  energize: m.hour_energize,
  focus: m.hour_focus,
  balance: m.hour_balance,
  restore: m.hour_restore,
  calm: m.hour_calm,
}

export const CONCERN_LABELS: Record<Concern, () => string> = {
  sleep: m.concern_sleep,
  stress: m.concern_stress,
  energy: m.concern_energy,
  focus: m.concern_focus,
  digestion: m.concern_digestion,
  immunity: m.concern_immunity,
  mind: m.path_mind,
  body: m.path_body,
  spirit: m.path_spirit,
  nutrition: m.path_nutrition,
  movement: m.path_movement,
}

const SUBCATEGORY_TITLES: Record<string, () => string> = {
  'yoga-retreats': m.sub_yoga_retreats,
  'spa-resorts': m.sub_spa_resorts,
  'meditation-centers': m.sub_meditation_centers,
  'nature-escapes': m.sub_nature_escapes,
  'mountain-lodges': m.sub_mountain_lodges,
  'desert-camps': m.sub_desert_camps,
  supplements: m.sub_supplements,
  equipment: m.sub_equipment,
  'personal-care': m.sub_personal_care,
  aromatherapy: m.sub_aromatherapy,
  'digital-tools': m.sub_digital_tools,
  'coaching-services': m.sub_coaching_services,
  'wellness-apps': m.sub_wellness_apps,
  'add-on-therapies': m.sub_add_on_therapies,
  yoga: m.sub_yoga,
  meditation: m.sub_meditation,
  'sound-healing': m.sub_sound_healing,
  workshops: m.sub_workshops,
  retreats: m.sub_retreats,
  nature: m.sub_nature,
  cooking: m.sub_cooking,
}

/** Whether it is a sub-category of ours. */
export function isSubcategory(slug: string): boolean {
  return Object.hasOwn(SUBCATEGORY_TITLES, slug)
}

/** Title of a sub-category of any category; the slug itself when it is not one of ours. */
export function subcategoryTitle(slug: string): string {
  return titleIn(SUBCATEGORY_TITLES, slug)
}

/** Specification section 3, table of categories: the first sub-categories named on each card. */
export const SUBCATEGORIES: Record<Category, (() => string)[]> = {
  escapes: [m.sub_yoga_retreats, m.sub_spa_resorts, m.sub_meditation_centers, m.sub_nature_escapes],
  essentials: [m.sub_supplements, m.sub_equipment, m.sub_personal_care, m.sub_aromatherapy],
  enhancements: [
    m.sub_digital_tools,
    m.sub_coaching_services,
    m.sub_wellness_apps,
    m.sub_add_on_therapies,
  ],
  experiences: [m.sub_workshops, m.sub_classes, m.sub_events, m.sub_guided_practices],
}

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

/** Title of an amenity; the slug itself when it is not one of ours. */
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

/** Name of a place that escapes are looked for in; the slug itself when it is not one of ours. */
export function locationTitle(slug: string): string {
  return titleIn(LOCATION_TITLES, slug)
}

function titleIn(titles: Record<string, () => string>, slug: string): string {
  return Object.hasOwn(titles, slug) ? (titles[slug]?.() ?? slug) : slug
}
