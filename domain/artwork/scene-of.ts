import type { ContentType } from '../listing/category.ts'
import type { WellnessTag } from '../listing/listing.ts'
import type { Print } from './artwork.ts'
import { isQuiet } from './quiet.ts'
import { hash } from './random.ts'
import {
  type EnhancementName,
  type ExperienceName,
  HOUSE_NAMES,
  type HouseName,
  type LandscapeName,
  SCENES_OF,
  type SceneName,
  type StillLifeName,
} from './scene-names.ts'

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

type Rule<Outcome> = readonly [words: string, outcome: Outcome]

/**
 * Words that determine the scene, in order of precedence. A plural matches its singular, and a star is a
 * wildcard ("aroma*" matches "Aromatherapy").
 */
const SCENE_RULES: {
  escape: readonly Rule<LandscapeName>[]
  essential: readonly Rule<StillLifeName>[]
  enhancement: readonly Rule<EnhancementName>[]
  experience: readonly Rule<ExperienceName>[]
} = {
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
  essential: [
    ['supplement, vitamin', 'jar'],
    ['drops, tincture, serum', 'dropper'],
    ['oil, care', 'bottle'],
    ['tea', 'tea'],
    ['candle, incense, aroma*', 'candle'],
    ['powder, nutrition', 'bowl'],
    ['blanket, pillow, sleep', 'blanket'],
    ['mat, equipment', 'rolled-mat'],
    ['stone, massage', 'stones'],
  ],
  enhancement: [
    ['breath*, meditation, app', 'breath'],
    ['sound, focus, digital', 'waves'],
    ['coach*, device', 'device'],
    ['massage, medspa, acupuncture, chiropractic, bodywork', 'touch'],
    ['holistic, posture, habit', 'cairn'],
  ],
  experience: [
    ['sound', 'bowls'],
    ['yoga, movement', 'mat'],
    ['drum*, event, community', 'drums'],
    ['garden*, workshop, nature', 'garden'],
    ['meditation, class, guided', 'cushions'],
    ['cooking, detox', 'kitchen'],
  ],
}

/** The house for a type of escape. */
const HOUSE_RULES: readonly Rule<HouseName>[] = [
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

function sceneOf(listing: PrintSource): SceneName {
  const { id, contentType, type, tags, title, location } = listing
  const rules: readonly Rule<SceneName>[] = SCENE_RULES[contentType]
  for (const text of [type, tags.join(', '), title, location ?? '']) {
    const scene = firstMatch(rules, text)
    if (scene) return scene
  }
  const scenes: readonly SceneName[] = SCENES_OF[contentType]
  return scenes[hash(id) % scenes.length] ?? DEFAULT_PRINTS[contentType].scene
}

function houseOf({ id, type, title }: PrintSource): HouseName {
  const named = firstMatch(HOUSE_RULES, type) ?? firstMatch(HOUSE_RULES, title)
  return named ?? HOUSE_NAMES[hash(id) % HOUSE_NAMES.length] ?? 'cabin'
}

function firstMatch<Outcome>(rules: readonly Rule<Outcome>[], text: string): Outcome | null {
  const found = rules.find(([words]) => namesOneOf(words, text))
  return found ? found[1] : null
}

/** Whole words only: "sea" is not in "season", nor "tea" in "team". */
function namesOneOf(words: string, text: string): boolean {
  const pattern = words.replaceAll(', ', '|').replaceAll(' ', '[\\s-]+').replaceAll('*', '\\p{L}*')
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?:s|es)?(?!\\p{L})`, 'iu').test(text)
}
