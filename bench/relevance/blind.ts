import type { Listing } from '#domain/listing/listing.ts'
import { takesPets } from '#domain/need/constraints.ts'
import type { GradedQuery } from '#domain/search-rules/relevance-score.ts'

/** One need in words independent of the thesaurus, by language. */
export type BlindNeed = { need: string; queries: Record<string, string[]> }

/** Tags that state a need. */
const NEED_TAGS: Record<string, RegExp> = {
  sleep: /^(sleep|insomnia|rest|restless nights|waking at night|shift work|bedtime.*|nap)$/,
  gut: /^(digestion|gut|bloating|irritable stomach|probiotic|heartburn|after meals)$/,
  grief: /^(grief|bereavement|loss|widowed|loss of .*)$/,
  'exam nerves': /^(exam nerves|study|students|revision|presentation nerves)$/,
  teenagers: /^(teenagers|young people|school|students)$/,
  carers: /^(carers|caregivers|caregiver stress|respite|dementia)$/,
  posture: /^(posture|neck|spine|desk work|back pain|tight shoulders|shoulders|stiff neck)$/,
  skin: /^(skin|skincare|.* skin|acne|acne scars|rosacea|eczema|facial|body oil)$/,
  addiction: /^(quitting|habit|alcohol-free|quit alcohol|drinking less|sober curious|cravings)$/,
  'jet lag': /^(jet lag|travel|body clock|time zones|cabin crew)$/,
  menopause: /^(menopause|perimenopause|hot flushes|night sweats)$/,
  men: /^(men|fathers|men[’']s (health|circle|group))$/,
}
const QUIET = /^(quiet|silence|solitude|digital detox|forest bathing|retreat|reading|forest|lake)$/

/** Grade: the need is the main purpose of a listing, one of several, or touched. */
function gradeOf(need: string, listing: Listing): number {
  if (need === 'quiet stay with a dog') return gradeOfStay(listing)
  const pattern = NEED_TAGS[need]
  if (!pattern) throw new Error(`no rubric for ${need}`)
  const places = listing.tags.flatMap((tag, place) => (pattern.test(tag) ? [place] : []))
  const [first = Number.POSITIVE_INFINITY] = places
  if (places.length >= 2) return first <= 1 ? 3 : 2
  return places.length === 0 ? 0 : first === 0 ? 2 : 1
}

function gradeOfStay(listing: Listing): number {
  if (listing.contentType !== 'escape' || !takesPets(listing)) return 0
  return listing.tags.some((tag) => QUIET.test(tag)) ? 3 : 2
}

/** Each query with the grades of its need, which are the same for every language. */
export function blindQueries(
  needs: readonly BlindNeed[],
  listings: readonly Listing[],
): GradedQuery[] {
  return needs.flatMap(({ need, queries }) => {
    const grades = Object.fromEntries(
      listings
        .filter(({ listed }) => listed)
        .map((listing) => [listing.id, gradeOf(need, listing)] as const)
        .filter(([, grade]) => grade > 0),
    )
    return Object.entries(queries).flatMap(([language, texts]) =>
      texts.map((query): GradedQuery => ({ id: query, class: language, query, grades })),
    )
  })
}
