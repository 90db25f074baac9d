import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { wordsOf } from '#domain/text/text.ts'
import type { Barred } from '../guard/guard.ts'
import type { ChatSurroundings } from '../surroundings.ts'
import { withoutConstraintWords } from '../understand/need/constraint-words.ts'
import type { Wishes } from '../understand/need/wishes.ts'
import { listAround, listNearby } from './distances.ts'
import { relevant } from './shortlist.ts'
import { isShowable } from './showable.ts'

const RETRIEVED = 24
/** Limit before sorting by price or distance, so that best fits do not crowd out the nearest. */
const WIDE = 160

/**
 * Finds listings of some kinds for a need; null is every kind. Wide if they are sorted afterwards.
 */
export type Finder = (
  need: Need,
  kinds: readonly ContentType[] | null,
  isFresh?: boolean,
  isWide?: boolean,
) => Promise<Fit[]>

/** Creates a finder under the wishes; a need near a town or the visitor is searched around it. */
export function createFinder(wishes: Wishes, around: ChatSurroundings, isBarred: Barred): Finder {
  return (wanted, kinds, isFresh = wishes.isFresh, isWide = false) => {
    const found = (each: Need, wide: boolean) =>
      retrieve(each, kinds, { ...wishes, isFresh }, around, { isBarred, isWide: wide })
    if (wanted.place?.around)
      return listAround(wanted.place.around, () => found(wanted, true), around)
    return wanted.place?.isNear
      ? listNearby(wanted.place, wanted, (each) => found(each, true), around)
      : found(wanted, isWide)
  }
}

async function retrieve(
  need: Need,
  kinds: readonly ContentType[] | null,
  wishes: Wishes,
  { search, signal }: ChatSurroundings,
  { isBarred, isWide }: { isBarred: Barred; isWide: boolean },
): Promise<Fit[]> {
  const { seen, isFresh } = wishes
  signal.throwIfAborted()
  const near = need.place?.around ?? null
  const limit = (isWide ? WIDE : RETRIEVED) + (isFresh ? seen.size : 0)
  const fits = await search.retrieve(withThingWords(near ? { ...need, place: null } : need), {
    limit,
    near,
    ...(kinds && { contentTypes: kinds }),
  })
  signal.throwIfAborted()
  return relevant(
    withoutConstraintWords(need),
    fits.filter(
      (fit) => isWithinBands(need, fit) && isShowable(fit, { ...wishes, need }, isBarred),
    ),
  )
}

/** Listings are in English: a thing named in another language is searched for by its English name. */
function withThingWords(need: Need): Need {
  const names = need.thing?.things.flatMap(({ looked }) => looked.slice(0, 1)) ?? []
  return { ...need, words: [...new Set([...need.words, ...names.flatMap(wordsOf)])] }
}

/** Whether the price band is allowed; a listing without one is. */
function isWithinBands({ priceBands }: Need, { candidate: { price } }: Fit): boolean {
  return priceBands.length === 0 || price === null || priceBands.includes(price)
}

/** The requested kinds without the rejected ones; null if every kind is allowed. */
export function allowedKinds(
  { withoutKinds }: Wishes,
  named: readonly ContentType[],
): ContentType[] | null {
  if (named.length === 0 && withoutKinds.length === 0) return null
  return (named.length > 0 ? [...named] : CONTENT_TYPES).filter(
    (kind) => !withoutKinds.includes(kind),
  )
}
