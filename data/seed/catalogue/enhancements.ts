import type { SampleListing } from '../sample-listing.ts'
import { enhancements1 } from './enhancements-1.ts'
import { enhancements2 } from './enhancements-2.ts'
import { enhancements3 } from './enhancements-3.ts'
import { enhancements4 } from './enhancements-4.ts'
import { enhancements5 } from './enhancements-5.ts'
import { enhancements6 } from './enhancements-6.ts'

/** The thirty-two written enhancements, eight of each category. */
export const writtenEnhancements: SampleListing[] = [
  ...enhancements1,
  ...enhancements2,
  ...enhancements3,
  ...enhancements4,
  ...enhancements5,
  ...enhancements6,
]
