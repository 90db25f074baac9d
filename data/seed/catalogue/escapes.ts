import type { SampleListing } from '../sample-listing.ts'
import { escapes1 } from './escapes-1.ts'
import { escapes2 } from './escapes-2.ts'
import { escapes3 } from './escapes-3.ts'
import { escapes4 } from './escapes-4.ts'
import { escapes5 } from './escapes-5.ts'

/**
 * The fifteen flagship escapes, ids "1" to "16" without "11". Those at index 0, 5 and 10 carry the tag
 * "burnout" (specification section 5).
 */
export const flagshipEscapes: SampleListing[] = [
  ...escapes1,
  ...escapes2,
  ...escapes3,
  ...escapes4,
  ...escapes5,
]
