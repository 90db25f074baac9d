import { COOKING_GUESTS } from './cooking.ts'
import type { GuestWords } from './guest-stock.ts'
import { MEDITATION_GUESTS } from './meditation.ts'
import { NATURE_GUESTS } from './nature.ts'
import { RETREAT_GUESTS } from './retreats.ts'
import { SOUND_GUESTS } from './sound.ts'
import { WORKSHOP_GUESTS } from './workshops.ts'
import { YOGA_GUESTS } from './yoga.ts'

const GUESTS = {
  ...YOGA_GUESTS,
  ...MEDITATION_GUESTS,
  ...SOUND_GUESTS,
  ...NATURE_GUESTS,
  ...COOKING_GUESTS,
  ...RETREAT_GUESTS,
  ...WORKSHOP_GUESTS,
}

/** What is said of a practice, by its name. */
export function practiceGuests(name: string): GuestWords {
  const words = GUESTS[name]
  if (!words) throw new Error(`no guest has spoken of ${name}`)
  return words
}
