import type { Practice } from './practice.ts'
import { COOKING_PRACTICES } from './practices-cooking.ts'
import { MEDITATION_PRACTICES } from './practices-meditation.ts'
import { NATURE_PRACTICES } from './practices-nature.ts'
import { RETREATS_PRACTICES } from './practices-retreats.ts'
import { SOUND_PRACTICES } from './practices-sound.ts'
import { WORKSHOPS_PRACTICES } from './practices-workshops.ts'
import { YOGA_PRACTICES } from './practices-yoga.ts'

/** Everything that is done together, category by category. */
export const PRACTICES: readonly Practice[] = [
  ...YOGA_PRACTICES,
  ...MEDITATION_PRACTICES,
  ...SOUND_PRACTICES,
  ...WORKSHOPS_PRACTICES,
  ...RETREATS_PRACTICES,
  ...NATURE_PRACTICES,
  ...COOKING_PRACTICES,
]
