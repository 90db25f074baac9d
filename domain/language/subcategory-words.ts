import { m } from '#domain/messages/messages.js'
import type { Category } from '../listing/category.ts'
import { titleIn } from './words.ts'

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

/** Whether the slug is a known sub-category. */
export function isSubcategory(slug: string): boolean {
  return Object.hasOwn(SUBCATEGORY_TITLES, slug)
}

/** Title of a sub-category of any category; the slug itself when unknown. */
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
