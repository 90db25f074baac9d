import type { CurrentPage } from '#domain/assistant.ts'
import { CATEGORIES, type Category, CONTENT_TYPES, type ContentType } from '#domain/category.ts'
import { type Fit, meetsMusts } from '#domain/fit.ts'
import type { Need } from '#domain/need.ts'
import { relevant } from '../shortlist.ts'
import type { ChatSurroundings } from './surroundings.ts'
import type { Wishes } from './wishes.ts'

/** What had to be given up to find anything. */
export type GivenUp =
  | { limit: 'price' | 'place' | 'kind' | 'fresh' }
  | { limit: 'page'; page: Category }

export type Found = { need: Need; fits: Fit[]; gaveUp: GivenUp | null }

const RETRIEVED = 24

/** Listings that no answer of this conversation may show. */
export type Barred = (fit: Fit) => boolean

/**
 * What meets the wishes, best first, every limit kept. Where nothing does, the nearest: one of page, price,
 * place and kind is given up, which the answer has to say; pets, step-free access, "online" and what is
 * to be avoided never are.
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
  const look = (wanted: Need, kinds: readonly ContentType[] | null, isFresh = wishes.isFresh) =>
    retrieve(wanted, kinds, { ...wishes, isFresh }, around, isBarred)
  if (onPage && !wishes.withoutKinds.some((kind) => onPage.includes(kind))) {
    const here = await look(need, onPage)
    if (here.length > 0) return { need, fits: here, gaveUp: null }
  }
  const found = await look(need, asked)
  if (found.length > 0) {
    const isElsewhere = onPage !== null && page !== 'all'
    return { need, fits: found, gaveUp: isElsewhere ? { limit: 'page', page } : null }
  }
  return nearest(wishes, asked, look)
}

type Look = (need: Need, kinds: readonly ContentType[] | null, isFresh?: boolean) => Promise<Fit[]>

async function nearest(
  wishes: Wishes,
  asked: readonly ContentType[] | null,
  look: Look,
): Promise<Found> {
  const { need } = wishes
  const tries: [GivenUp['limit'] & ('price' | 'place' | 'kind' | 'fresh'), () => Promise<Fit[]>][] =
    [
      ...(need.maxMinor !== null || need.minMinor !== null
        ? [
            ['price', async () => byPrice(await look(priceless(need), asked))] as [
              'price',
              () => Promise<Fit[]>,
            ],
          ]
        : []),
      ...(need.place
        ? [
            ['place', () => look({ ...need, place: null }, asked)] as [
              'place',
              () => Promise<Fit[]>,
            ],
          ]
        : []),
      ...(need.contentTypes.length > 0
        ? [
            ['kind', () => look({ ...need, contentTypes: [] }, allowedKinds(wishes, []))] as [
              'kind',
              () => Promise<Fit[]>,
            ],
          ]
        : []),
      ...(wishes.isFresh
        ? [['fresh', () => look(need, asked, false)] as ['fresh', () => Promise<Fit[]>]]
        : []),
    ]
  for (const [limit, attempt] of tries) {
    const fits = await attempt()
    if (fits.length > 0) return { need, fits, gaveUp: { limit } }
  }
  return { need, fits: [], gaveUp: null }
}

async function retrieve(
  need: Need,
  kinds: readonly ContentType[] | null,
  wishes: Wishes,
  { search, signal }: ChatSurroundings,
  isBarred: Barred,
): Promise<Fit[]> {
  const { seen, isFresh } = wishes
  signal.throwIfAborted()
  const limit = RETRIEVED + (isFresh ? seen.size : 0)
  const fits = await search.retrieve(need, { limit, ...(kinds && { contentTypes: kinds }) })
  signal.throwIfAborted()
  // Where only kinds and limits were named, what keeps to them is what was asked for.
  const isMatter = need.concepts.length > 0 || need.words.some((word) => !KIND_WORD.test(word))
  return relevant(
    isMatter ? need : { ...need, words: [] },
    fits.filter((fit) => isShowable(fit, { ...wishes, need }, isBarred)),
  )
}

/** Whether a listing keeps to everything that was stated as a limit. */
export function isShowable(fit: Fit, wishes: Wishes, isBarred: Barred): boolean {
  const { need, withoutKinds, withoutApps, seen, isFresh } = wishes
  const { candidate } = fit
  return (
    meetsMusts(need, candidate) &&
    !withoutKinds.includes(candidate.contentType) &&
    !(withoutApps && candidate.offering?.kind === 'app') &&
    !(need.inPerson && candidate.offering?.delivery.join() === 'online') &&
    !(isFresh && seen.has(candidate.id)) &&
    !isBarred(fit)
  )
}

const KIND_WORD =
  /^(?:retreats?|resorts?|lodges?|cabins?|products?|supplements?|apps?|class(?:es)?|workshops?|events?|courses?|sessions?|massages?|something|getaways?)$/

/** The kinds asked for without those refused; null when every kind is fine. */
function allowedKinds(
  { withoutKinds }: Wishes,
  named: readonly ContentType[],
): ContentType[] | null {
  if (named.length === 0 && withoutKinds.length === 0) return null
  return (named.length > 0 ? [...named] : CONTENT_TYPES).filter(
    (kind) => !withoutKinds.includes(kind),
  )
}

function priceless(need: Need): Need {
  return { ...need, minMinor: null, maxMinor: null, maxPer: null }
}

function byPrice(fits: readonly Fit[]): Fit[] {
  const priceOf = ({ candidate }: Fit) => candidate.amount?.minor ?? Number.POSITIVE_INFINITY
  return fits
    .filter(({ candidate }) => candidate.amount)
    .toSorted((a, b) => priceOf(a) - priceOf(b))
}
