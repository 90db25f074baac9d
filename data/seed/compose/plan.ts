import type {
  ENHANCEMENT_CATEGORIES,
  ESCAPE_CATEGORIES,
  ESSENTIAL_CATEGORIES,
  EXPERIENCE_CATEGORIES,
} from '#domain/listing/directory.ts'

type EscapeCategory = (typeof ESCAPE_CATEGORIES)[number]
type ExperienceCategory = (typeof EXPERIENCE_CATEGORIES)[number]
type EssentialCategory = (typeof ESSENTIAL_CATEGORIES)[number]
type EnhancementCategory = (typeof ENHANCEMENT_CATEGORIES)[number]

/** One listing to compose: its content type and the sub-categories it stands in. */
export type Commission =
  | { contentType: 'escape'; categories: readonly EscapeCategory[] }
  | { contentType: 'experience'; categories: readonly [ExperienceCategory] }
  | { contentType: 'essential'; categories: readonly [EssentialCategory] }
  | { contentType: 'enhancement'; categories: readonly [EnhancementCategory] }

const ESCAPE_SETS: readonly (readonly [count: number, ...categories: EscapeCategory[]])[] = [
  [12, 'desert-camps', 'meditation-centers'],
  [9, 'desert-camps'],
  [5, 'desert-camps', 'yoga-retreats'],
  [3, 'desert-camps', 'spa-resorts'],
  [2, 'desert-camps', 'nature-escapes'],
  [2, 'desert-camps', 'meditation-centers', 'yoga-retreats'],
  [10, 'mountain-lodges'],
  [8, 'mountain-lodges', 'spa-resorts'],
  [6, 'mountain-lodges', 'meditation-centers'],
  [6, 'mountain-lodges', 'yoga-retreats'],
  [4, 'mountain-lodges', 'nature-escapes'],
  [2, 'mountain-lodges', 'yoga-retreats', 'meditation-centers'],
  [12, 'yoga-retreats', 'meditation-centers'],
  [8, 'yoga-retreats'],
  [6, 'yoga-retreats', 'spa-resorts'],
  [4, 'yoga-retreats', 'nature-escapes'],
  [12, 'meditation-centers'],
  [4, 'meditation-centers', 'nature-escapes'],
  [2, 'meditation-centers', 'spa-resorts'],
  [6, 'spa-resorts'],
  [2, 'spa-resorts', 'nature-escapes'],
  [3, 'nature-escapes'],
]

const EXPERIENCE_COUNTS: Record<ExperienceCategory, number> = {
  yoga: 60,
  meditation: 74,
  'sound-healing': 48,
  workshops: 38,
  retreats: 24,
  nature: 49,
  cooking: 32,
}

const ESSENTIAL_COUNTS: Record<EssentialCategory, number> = {
  supplements: 24,
  equipment: 24,
  'personal-care': 20,
  aromatherapy: 20,
}

const ENHANCEMENT_COUNTS: Record<EnhancementCategory, number> = {
  'digital-tools': 18,
  'coaching-services': 22,
  'wellness-apps': 20,
  'add-on-therapies': 28,
}

/**
 * One round of composing. Together with what is written by hand it gives the sub-categories the
 * sizes of specification section 9; a larger catalogue is more rounds in the same proportions.
 */
export const ROUND: readonly Commission[] = [
  ...ESCAPE_SETS.flatMap(([count, ...categories]) =>
    Array.from({ length: count }, (): Commission => ({ contentType: 'escape', categories })),
  ),
  ...each(EXPERIENCE_COUNTS).map(
    (category): Commission => ({ contentType: 'experience', categories: [category] }),
  ),
  ...each(ESSENTIAL_COUNTS).map(
    (category): Commission => ({ contentType: 'essential', categories: [category] }),
  ),
  ...each(ENHANCEMENT_COUNTS).map(
    (category): Commission => ({ contentType: 'enhancement', categories: [category] }),
  ),
]

function each<Name extends string>(counts: Record<Name, number>): Name[] {
  const names = Object.keys(counts) as Name[]
  return names.flatMap((name) => Array.from({ length: counts[name] }, () => name))
}
