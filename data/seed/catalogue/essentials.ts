import type { SampleListing } from '../sample-listing.ts'
import { essentials1 } from './essentials-1.ts'
import { essentials2 } from './essentials-2.ts'
import { essentials3 } from './essentials-3.ts'
import { essentials4 } from './essentials-4.ts'
import { essentials5 } from './essentials-5.ts'

/** The thirty-two written essentials, eight of each category. */
export const writtenEssentials: SampleListing[] = [
  ...essentials1,
  ...essentials2,
  ...essentials3,
  ...essentials4,
  ...essentials5,
]
