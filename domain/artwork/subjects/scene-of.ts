import type { ContentType } from '../../listing/category.ts'
import type { WellnessTag } from '../../listing/listing.ts'
import type { Print } from '../artwork.ts'
import { hash, randomStream } from '../drawing/random.ts'
import { VANTAGES, type Vantage } from '../landscapes/vantage.ts'
import { isQuiet } from '../quiet.ts'
import { SCENES_OF, type SceneName } from '../scene-names.ts'
import { HOUSE_NAMES, type HouseChoice, type HouseName } from '../scenery/buildings.ts'
import { ENHANCEMENT_RULES } from './enhancement-rules.ts'
import { ESSENTIAL_RULES } from './essential-rules.ts'
import { EXPERIENCE_RULES } from './experience-rules.ts'
import { firstMatch, type WordRule } from './match-words.ts'
import { landscapesOf, regionalHouseOf } from './place-of.ts'
import type { Subject } from './subject.ts'

/** The fields of a listing that determine its print. */
export type PrintSource = {
  id: string
  contentType: ContentType
  type: string
  tags: readonly string[]
  title: string
  location: string | null
  wellnessTag: WellnessTag | null
  /** A clip begins with the whole of the subject. */
  videoUrl?: string | null
}
/** The words that determine the scene, in order of precedence; an escape shows its place. */
const RULES: Record<Exclude<ContentType, 'escape'>, readonly WordRule<Subject>[]> = {
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

/** Houses that are the same in every region. */
const OWN_HOUSE_RULES: readonly WordRule<HouseName>[] = [
  ['dome', 'dome'],
  ['villa', 'villa'],
]

/** The seed of prints without a listing. */
export const DEFAULT_SEED = 'seekwell'

/** The default print of each content type, and the default hour of its listings. */
export const DEFAULT_PRINTS: Record<ContentType, Omit<Print, 'quiet'>> = {
  escape: { seed: DEFAULT_SEED, scene: 'lake', hour: 'restore', type: 'cabin', vantage: 'whole' },
  essential: { seed: DEFAULT_SEED, scene: 'tea', hour: 'balance', type: 'cabin', vantage: 'whole' },
  enhancement: {
    seed: DEFAULT_SEED,
    scene: 'breath',
    hour: 'calm',
    type: 'cabin',
    vantage: 'whole',
  },
  experience: {
    seed: DEFAULT_SEED,
    scene: 'cushions',
    hour: 'energize',
    type: 'cabin',
    vantage: 'whole',
  },
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
    vantage: vantageOf(listing),
  }
}

/** Visitors of an hour have no house to look out of. */
function vantageOf({ id, contentType, videoUrl }: PrintSource): Vantage {
  if (videoUrl) return 'whole'
  const vantages = contentType === 'escape' ? VANTAGES : VANTAGES.slice(0, 2)
  return chooseFor(vantages, 'vantage', id) ?? 'section'
}

/**
 * The subject: of the title, else of the tags, the kind, what follows in the title (an ingredient, a
 * person, a place), the location; else one of the category's mood.
 */
function sceneOf(listing: PrintSource): SceneName {
  const { id, contentType, type, tags, title, location } = listing
  const name = title.replace(/(?:,| with | in | for ).*/, '')
  const texts = [name, tags.join(', '), type, title, location ?? '']
  const landscapes = landscapesOf(texts, location) ?? []
  const scenesIn = (text: string) =>
    subjectsIn(text, contentType).flatMap((subject) => (subject === 'place' ? landscapes : subject))
  const scenes = texts.map(scenesIn).find(({ length }) => length > 0)
  return (
    choose<SceneName>(scenes ?? SCENES_OF[contentType], id) ?? DEFAULT_PRINTS[contentType].scene
  )
}

function subjectsIn(text: string, contentType: ContentType): readonly Subject[] {
  return contentType === 'escape' ? ['place'] : (firstMatch(RULES[contentType], text) ?? [])
}

/** The house in a landscape; only where people stay. */
function houseOf({ id, contentType, type, title, location }: PrintSource): HouseChoice {
  if (contentType === 'experience' && !/retreat/i.test(type)) return 'none'
  const own = firstMatch(OWN_HOUSE_RULES, title)
  const named = firstMatch(HOUSE_RULES, type) ?? firstMatch(HOUSE_RULES, title)
  if (own) return own[0] ?? 'dome'
  return regionalHouseOf(location) ?? named?.[0] ?? choose(HOUSE_NAMES.slice(0, 6), id) ?? 'cabin'
}

/** Like `choose`, but independent of what an id chooses for other purposes. */
export function chooseFor<T>(list: readonly T[], purpose: string, id: string): T | undefined {
  return list[Math.floor(randomStream(`${purpose} ${id}`)() * list.length)]
}

/** One of a list, always the same for an id; undefined when it is empty. */
export function choose<T>(list: readonly T[], id: string): T | undefined {
  return list[hash(id) % list.length]
}
