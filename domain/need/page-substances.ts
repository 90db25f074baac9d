import type { Listing } from '../listing/listing.ts'
import { fold, stemOf, wordsOf } from '../text/text.ts'
import { countsOnPage } from './excluded-things.ts'
import { AVOIDABLE } from './exclusions.ts'
import { mentions } from './mentions.ts'

/** The lists of a page in which a listing may state a substance. */
type PageLists = Pick<Listing, 'amenities'> &
  Partial<Pick<Listing, 'inclusions' | 'requirements' | 'amenityGroups'>>

/** Search words of exclusions that count in these lists, by the stem of the first of their words. */
const SOUGHT = Map.groupBy(new Set(AVOIDABLE.flat().filter(countsOnPage)), (phrase) =>
  stemOf(wordsOf(fold(phrase))[0] ?? ''),
)

/**
 * The ingredients, materials and treatments that the lists of a page state, as the words of
 * exclusions; not those stated as absent ("no added scent"). Never throws.
 */
export function pageSubstances({
  inclusions = [],
  requirements = [],
  amenityGroups = [],
  amenities,
}: PageLists): string[] {
  const lines = [
    ...inclusions,
    ...requirements,
    ...amenityGroups.flatMap(({ items }) => items),
    ...amenities.map((name) => name.replaceAll('-', ' ')),
  ]
  const stated = lines.flatMap((line) => {
    const stems = new Set(wordsOf(fold(line)).map(stemOf))
    const possible = [...stems].flatMap((stem) => SOUGHT.get(stem) ?? [])
    return possible.filter((phrase) => mentions(line, phrase))
  })
  return [...new Set(stated)]
}
