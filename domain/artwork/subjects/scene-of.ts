import type { ContentType } from '../../listing/category.ts'
import type { WellnessTag } from '../../listing/listing.ts'
import type { Print } from '../artwork.ts'
import { hash } from '../drawing/random.ts'
import { isQuiet } from '../quiet.ts'
import { HOUSE_NAMES, type HouseName, SCENES_OF, type SceneName } from '../scene-names.ts'
import { ENHANCEMENT_RULES } from './enhancement-rules.ts'
import { ESSENTIAL_RULES } from './essential-rules.ts'
import { EXPERIENCE_RULES } from './experience-rules.ts'
import { firstMatch, type WordRule } from './match-words.ts'

/** The fields of a listing that determine its print. */
export type PrintSource = {
  id: string
  contentType: ContentType
  type: string
  tags: readonly string[]
  title: string
  location: string | null
  wellnessTag: WellnessTag | null
}
/** The words that determine the scene, in order of precedence. */
const RULES: Record<ContentType, readonly WordRule<SceneName>[]> = {
  escape: [
    ['hot spring, onsen, thermal, ryokan', 'hot-spring'],
    ['desert, dune, canyon', 'desert'],
    ['alpine, mountain*, altitude', 'alpine'],
    ['island, tropical, lagoon', 'island'],
    ['ocean*, sea, seaside, beach*, bay, coast*', 'ocean'],
    ['lake*, fjord, river*', 'lake'],
    ['forest*, cedar, jungle', 'forest'],
    ['farm*, estate, vineyard, valley', 'countryside'],
  ],
  essential: ESSENTIAL_RULES,
  enhancement: ENHANCEMENT_RULES,
  experience: EXPERIENCE_RULES,
}

/** The house for a type of escape. */
const HOUSE_RULES: readonly WordRule<HouseName>[] = [
  ['cabin', 'cabin'],
  ['lodge', 'lodge'],
  ['ryokan', 'ryokan'],
  ['estate', 'estate'],
  ['villa, resort', 'villa'],
  ['dome, retreat', 'dome'],
]

/** The seed of prints without a listing. */
export const DEFAULT_SEED = 'seekwell'

/** The default print of each content type, and the default hour of its listings. */
export const DEFAULT_PRINTS: Record<ContentType, Omit<Print, 'quiet'>> = {
  escape: { seed: DEFAULT_SEED, scene: 'lake', hour: 'restore', type: 'cabin' },
  essential: { seed: DEFAULT_SEED, scene: 'tea', hour: 'balance', type: 'cabin' },
  enhancement: { seed: DEFAULT_SEED, scene: 'breath', hour: 'calm', type: 'cabin' },
  experience: { seed: DEFAULT_SEED, scene: 'cushions', hour: 'energize', type: 'cabin' },
}

/** The default print of a content type; a quiet one for items tagged "burnout". */
export function defaultPrintOf(contentType: ContentType, quiet: boolean): Print {
  return { ...DEFAULT_PRINTS[contentType], quiet }
}

/** The print of a listing; deterministic. */
export function printOf(listing: PrintSource): Print {
  return {
    seed: listing.id,
    scene: sceneOf(listing),
    hour: listing.wellnessTag ?? DEFAULT_PRINTS[listing.contentType].hour,
    quiet: isQuiet(listing.tags),
    type: houseOf(listing),
  }
}

/**
 * The subject: of the title, else of the tags, the kind, what follows in the title (an ingredient, a
 * person, a place), the location; else one of the category's mood.
 */
function sceneOf(listing: PrintSource): SceneName {
  const { id, contentType, type, tags, title, location } = listing
  const name = title.replace(/(?:,| with | in | for ).*/, '')
  for (const text of [name, tags.join(', '), type, title, location ?? '']) {
    const scenes = firstMatch(RULES[contentType], text)
    if (scenes) return choose(scenes, id) ?? DEFAULT_PRINTS[contentType].scene
  }
  return choose<SceneName>(SCENES_OF[contentType], id) ?? DEFAULT_PRINTS[contentType].scene
}

function houseOf({ id, type, title }: PrintSource): HouseName {
  const named = firstMatch(HOUSE_RULES, type) ?? firstMatch(HOUSE_RULES, title)
  return named?.[0] ?? choose(HOUSE_NAMES, id) ?? 'cabin'
}

function choose<T>(list: readonly T[], id: string): T | undefined {
  return list[hash(id) % list.length]
}
