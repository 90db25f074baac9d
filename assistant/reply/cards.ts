import type { ChatCard, ChatPart, Judgement } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { isClaim } from '#domain/need/claims.ts'
import type { Condition } from '#domain/need/conditions/condition.ts'
import {
  conditionVerdict,
  isElsewhere,
  isStepFree,
  meetsConstraints,
  takesPets,
} from '#domain/need/constraints.ts'
import { type Fit, isAbout, tagsFor } from '#domain/need/fit.ts'
import { isNamedThing } from '#domain/need/named-thing.ts'
import type { Need } from '#domain/need/need.ts'
import { needPartLabel } from '#domain/need/need-part-labels.ts'
import { type NeedPart, needParts } from '#domain/need/need-parts.ts'
import { comesToYou, isAtHome, isAvailableAnywhere } from '#domain/place/journey.ts'
import { reasonOf, reasonTags, unavailableText } from '../facts/facts.ts'
import { placeText, typeText } from '../facts/localised-values.ts'
import { money } from '../facts/number-text.ts'
import { priceFact } from '../facts/price-fact.ts'
import { mentionsAmenity, namedAmenity } from '../find/named-amenity.ts'

/** Returns the card of a fit, with facts and reasons from the catalogue. */
export function toCard(need: Need, fit: Fit, saidBefore?: ReadonlySet<string>): ChatCard {
  const { candidate } = fit
  const judged = needParts(need).flatMap((part) => judge(need, part, candidate, fit) ?? [])
  const of = (verdict: Verdict) =>
    judged.filter((each) => each.verdict === verdict).map(({ judgement }) => judgement)
  const said = reasonOf(keptOnly(need, candidate), fit, saidBefore)
  const reason = isClaim(said) ? typeText(candidate) : said
  return {
    id: candidate.id,
    slug: candidate.slug,
    title: candidate.title,
    contentType: candidate.contentType,
    listingType: typeText(candidate),
    location: reachText(need, candidate),
    tags: candidate.tags,
    thumbnail: candidate.thumbnail,
    price: candidate.price,
    amount: candidate.amount,
    rating: candidate.rating,
    reviews: candidate.reviews,
    verified: candidate.verified,
    sample: candidate.sample,
    next: null,
    reason: withPick(fit, reason),
    met: of('met'),
    unmet: of('unmet'),
    unknown: of('unknown'),
  }
}

/** A reason, after the note that a rule of the site moved the listing up. */
export function withPick({ picked }: Fit, reason: string): string {
  return picked ? [m.results_picked(), reason].filter(Boolean).join(' · ') : reason
}

/** The location, and that no journey is needed: first if none was wanted. Null without one. */
function reachText({ online }: Need, candidate: Candidate): string | null {
  const place = placeText(candidate)
  const { country, offering, location } = candidate
  const isRemote = country !== null && offering?.delivery.includes('online')
  if (!place || !isRemote || /^online/i.test(location ?? '')) return place
  if (online) return m.assistant_place_online({ place })
  return offering?.delivery.includes('on-site') ? m.assistant_place_both({ place }) : place
}

type Verdict = 'met' | 'unmet' | 'unknown'
type Judged = { verdict: Verdict; judgement: Judgement }

/** The need without constraints that the listing breaks: its reasons must not claim them. */
function keptOnly(need: Need, candidate: Candidate): Need {
  const isPriced = need.minMinor !== null || need.maxMinor !== null
  const withinPrice =
    !isPriced || meetsConstraints({ ...need, place: null, avoided: [] }, candidate)
  return {
    ...need,
    ...(!withinPrice && { minMinor: null, maxMinor: null }),
    petFriendly: need.petFriendly && takesPets(candidate),
    wheelchair: need.wheelchair && isStepFree(candidate),
  }
}

/** The verdict of a listing on one need; null if the need does not apply to a single listing. */
function judge(need: Need, part: NeedPart, candidate: Candidate, fit: Fit): Judged | null {
  const label = needPartLabel(part, money)
  const say = (verdict: Verdict, field: Judgement['field'], fact: string | null): Judged => ({
    verdict,
    judgement: { need: label, field, fact },
  })
  const when = (isMet: boolean, field: Judgement['field'], fact: string | null) =>
    say(isMet ? 'met' : 'unmet', field, fact)
  const { amount, amenities } = candidate
  const location = reachText(need, candidate)
  switch (part.kind) {
    case 'thing': {
      const isMet = need.thing !== null && isNamedThing(need.thing, candidate)
      return when(isMet, 'description', typeText(candidate) || null)
    }
    case 'concept': {
      const amenity = namedAmenity(part.said)
      if (amenity) {
        const has = mentionsAmenity(amenity, candidate)
        if (has === 'confirmed') return say('met', 'amenities', amenity)
        return has ? say('met', 'description', null) : say('unknown', 'amenities', null)
      }
      if (!isAbout(fit, part.name)) return say('unknown', 'tags', null)
      const tags = tagsFor(candidate, part.name).slice(0, 2).join(', ')
      return tags ? say('met', 'tags', tags) : say('met', 'description', null)
    }
    case 'contentTypes':
      return when(
        part.values.includes(candidate.contentType),
        'contentType',
        typeText(candidate) || null,
      )
    case 'price':
      return amount
        ? when(meetsConstraints(onlyPrice(need), candidate), 'amount', priceFact(amount))
        : say('unknown', 'amount', null)
    case 'place':
      return when(
        fit.km !== undefined || meetsConstraints(onlyPlace(need), candidate),
        'location',
        [location, unavailableText(need, fit)].filter(Boolean).join(', ') || null,
      )
    case 'pets':
      return say(
        takesPets(candidate) ? 'met' : 'unknown',
        'amenities',
        takesPets(candidate) ? 'pet-friendly' : null,
      )
    case 'withoutPets':
      return say(takesPets(candidate) ? 'unmet' : 'unknown', 'amenities', null)
    case 'wheelchair':
      if (isStepFree(candidate)) return say('met', 'amenities', 'wheelchair-access')
      return comesToYou(candidate)
        ? say('met', 'location', location)
        : say('unknown', 'amenities', null)
    case 'online':
      // A product with a location may ship or not, so this is unknown.
      if (candidate.contentType === 'essential' && !isAvailableAnywhere(candidate))
        return say('unknown', 'location', null)
      return when(comesToYou(candidate) || isAtHome(candidate), 'location', location)
    case 'inPerson':
      return when(!/^online/i.test(candidate.location ?? ''), 'location', location)
    case 'company': {
      const amenity = ({ family: 'family-rooms', solo: 'single-rooms' } as Record<string, string>)[
        part.value
      ]
      const isMet = amenity !== undefined && amenities.includes(amenity)
      return say(isMet ? 'met' : 'unknown', 'amenities', isMet ? amenity : null)
    }
    case 'duration':
      return isAttended(candidate) ? say('unknown', 'duration', null) : null
    case 'time':
      return isAttended(candidate) ? say('unknown', 'dates', null) : null
    case 'elsewhere':
      return when(!isElsewhere(need, candidate), 'location', location)
    case 'avoided':
      return avoidedIn(candidate, part.values, { need, say })
    case 'priceBands':
      return candidate.price
        ? when(part.values.includes(candidate.price), 'amount', candidate.price)
        : say('unknown', 'amount', null)
    case 'condition':
      return judgeCondition(part.value, candidate, say)
    case 'party':
    case 'repair':
      return null
  }
}

const CONDITION_FIELDS: Record<Condition['kind'], Judgement['field']> = {
  people: 'description',
  party: 'description',
  minutes: 'duration',
  days: 'duration',
  weekday: 'dates',
  start: 'dates',
  amenity: 'amenities',
  verified: 'description',
  rating: 'description',
  noSubscription: 'amount',
  setting: 'location',
  type: 'contentType',
}

/** Conditions on listings without dates too. */
const OF_ANY: ReadonlySet<Condition['kind']> = new Set([
  'amenity',
  'verified',
  'noSubscription',
  'type',
])

/** The verdict on a stated condition; null for one on dates and length of a listing without them. */
function judgeCondition(condition: Condition, candidate: Candidate, say: Say): Judged | null {
  if (!OF_ANY.has(condition.kind) && !isAttended(candidate)) return null
  const verdict = conditionVerdict(condition, candidate)
  const fact = verdict === 'met' ? factOf(condition, candidate) : null
  return say(verdict === 'broken' ? 'unmet' : verdict, CONDITION_FIELDS[condition.kind], fact)
}

function factOf(condition: Condition, candidate: Candidate): string | null {
  if (condition.kind === 'type') return typeText(candidate) || null
  return condition.kind === 'amenity' ? condition.amenity : null
}

type Say = (verdict: Verdict, field: Judgement['field'], fact: string | null) => Judged

/**
 * The verdict on exclusions. Without a mention, only "children" has one (adults only, or unknown);
 * for ingredients and practices it is null, since silence claims nothing.
 */
function avoidedIn(
  candidate: Candidate,
  values: string[],
  { need, say }: { need: Need; say: Say },
) {
  const only = { ...onlyPlace(need), place: null, avoided: values }
  if (!meetsConstraints(only, candidate)) return say('unmet', 'tags', null)
  if (!values.includes('children')) return null
  return candidate.amenities.includes('adults-only')
    ? say('met', 'amenities', 'adults-only')
    : say('unknown', 'amenities', null)
}

/** Only stays and experiences have dates and a length. */
function isAttended({ contentType }: Candidate): boolean {
  return contentType === 'escape' || contentType === 'experience'
}

function onlyPrice(need: Need): Need {
  return {
    ...need,
    petFriendly: false,
    withoutPets: false,
    wheelchair: false,
    online: false,
    place: null,
    elsewhere: null,
    avoided: [],
  }
}

function onlyPlace(need: Need): Need {
  return { ...onlyPrice(need), place: need.place, minMinor: null, maxMinor: null }
}

/** The cards part; empty without listings. Later cards do not repeat reasons of earlier ones. */
export function cardsOf(
  need: Need,
  fits: readonly Fit[],
  match: 'fit' | 'nearest' | 'asked',
): ChatPart[] {
  if (fits.length === 0) return []
  const said = new Set<string>()
  const cards = fits.map((fit) => {
    const card = toCard(need, fit, said)
    for (const tag of reasonTags(fit, said)) said.add(tag)
    return card
  })
  return [{ type: 'cards', match, cards }]
}
