import type { CurrentPage } from '#domain/chat/assistant.ts'
import { CONCEPTS } from '#domain/concepts/concepts.ts'
import { CATEGORIES, type ContentType } from '#domain/listing/category.ts'
import { hasConstraints } from '#domain/need/constraints.ts'
import { type Fit, isAbout } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import type { Barred } from '../guard/guard.ts'
import type { ChatSurroundings } from '../surroundings.ts'
import { isTopical, TOPICAL } from '../understand/need/topical.ts'
import { CHEAPER, type Wishes } from '../understand/need/wishes.ts'
import { allowedKinds, createFinder, type Finder } from './finder.ts'
import type { Found } from './found.ts'
import { amenityFirst } from './named-amenity.ts'
import { findCheaperFarther, findCheapest, findNearest } from './nearest.ts'
import { withoutQualities } from './relax-constraints.ts'

/**
 * What meets the wishes, best first, every limit kept. A quality of the place ("quiet") is wished for and
 * no limit: it goes before any limit does. Where nothing is left, the nearest: one of page, price, place
 * and kind is given up, which the answer has to say; pets, step-free access, "online" and what is to be
 * avoided never are.
 */
export async function findFor(
  wishes: Wishes,
  page: CurrentPage,
  around: ChatSurroundings,
  isBarred: Barred = () => false,
): Promise<Found> {
  const { need } = wishes
  const asked = allowedKinds(wishes, need.contentTypes)
  const onPage =
    page === 'all' || need.contentTypes.length > 0 ? null : [CATEGORIES[page].contentType]
  const look = createFinder(wishes, around, isBarred)
  if (onPage && !wishes.withoutKinds.some((kind) => onPage.includes(kind))) {
    const here = await look(need, onPage)
    if (here.length > 0) return forMatter({ need, fits: inOrder(need, here), gaveUp: null })
  }
  const found = await look(need, asked)
  if (found.length > 0) {
    const isElsewhere = onPage !== null && page !== 'all'
    const all = forMatter({
      need,
      fits: inOrder(need, found),
      gaveUp: isElsewhere ? { limit: 'page', page } : null,
    })
    const isCheaper = need.said.price === CHEAPER && all.gaveUp?.limit === 'matter'
    return (isCheaper && (await findCheapest(wishes, asked, look))) || all
  }
  const hard = withoutQualities(need)
  if (hard !== need && hasConstraints(need)) {
    const fits = await look(hard, onPage ?? asked)
    if (fits.length > 0) return { need, fits, gaveUp: { limit: 'quality' } }
  }
  if (need.said.price === CHEAPER && need.place?.isNear) {
    // Cheaper was asked for now: what is a little farther comes before what was shown.
    const farther = await findCheaperFarther(need.place, hard, asked, look, around)
    if (farther) return { need, ...farther }
  }
  if (need.said.price === CHEAPER) {
    const dearer = await findCheapest(wishes, asked, look)
    if (dearer) return dearer
  }
  return (
    (await byLimitsAlone(need, onPage ?? asked, look)) ??
    findNearest({ ...wishes, need: hard }, asked, look, around, need)
  )
}

function inOrder(need: Need, fits: Fit[]): Fit[] {
  return amenityFirst(need, cheapFirst(need, fits))
}

/** Where nothing but something cheap was asked for, what is cheapest by its band comes first. */
function cheapFirst(need: Need, fits: Fit[]): Fit[] {
  const isCheap = need.priceBands.includes('$') && !need.priceBands.includes('$$$')
  if (!isCheap || isTopical(need)) return fits
  const bandOf = ({ candidate: { price } }: Fit) => price?.length ?? Number.POSITIVE_INFINITY
  return fits.toSorted((a, b) => bandOf(a) - bandOf(b))
}

/** What keeps to the limits, where only words that none of it says stood in its way; null where nothing does. */
async function byLimitsAlone(
  need: Need,
  kinds: readonly ContentType[] | null,
  look: Finder,
): Promise<Found | null> {
  const isOfWords = need.words.length > 0 && need.concepts.length === 0
  if (!isOfWords || !(hasConstraints(need) || need.contentTypes.length > 0)) return null
  const fits = await look({ ...need, words: [] }, kinds)
  return fits.length > 0 ? { need, fits, gaveUp: { limit: 'words' } } : null
}

/** What does not say that it is for what was named first is no fit: it is left out, or told to come near only. */
export function forMatter(found: Found): Found {
  const matter = found.need.asked.find(
    ({ name, implied }) => !implied && TOPICAL.has(CONCEPTS[name].group),
  )?.name
  if (!matter) return found
  const fits = found.fits.filter((fit) => isAbout(fit, matter))
  return fits.length > 0 ? { ...found, fits } : { ...found, gaveUp: { limit: 'matter', matter } }
}
