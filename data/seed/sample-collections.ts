import { chairsThatDoNotCare } from './collections/chairs-that-do-not-care.ts'
import { darkEnoughToSee } from './collections/dark-enough-to-see.ts'
import { japanInALowVoice } from './collections/japan-in-a-low-voice.ts'
import { lunchUntilFour } from './collections/lunch-until-four.ts'
import { smallNews } from './collections/small-news.ts'
import { tenMinutesCounted } from './collections/ten-minutes-counted.ts'
import { theFiveSeconds } from './collections/the-five-seconds.ts'
import { whereNobodyKnocks } from './collections/where-nobody-knocks.ts'
import type { SampleCollection } from './sample-collection.ts'

/** Raise when a sample collection changes, so that sites load them again at their next start. */
export const COLLECTIONS_VERSION = '1'

/** The sample collections in their order. */
export const SAMPLE_COLLECTIONS: readonly SampleCollection[] = [
  darkEnoughToSee,
  theFiveSeconds,
  lunchUntilFour,
  japanInALowVoice,
  whereNobodyKnocks,
  tenMinutesCounted,
  smallNews,
  chairsThatDoNotCare,
]
