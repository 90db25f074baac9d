import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { sentencesOf, withoutClaims } from '#domain/need/claims.ts'
import { placeText, typeText, valueText } from '../../facts/localised-values.ts'
import { priceFact } from '../../facts/price-fact.ts'
import { ratedFact } from '../../facts/rated-fact.ts'
import { capital, inSentence, listed } from '../../facts/sentence.ts'
import { LONGEST_QUOTE } from './page-quotes.ts'

/** The introduction of a listing: title, type, place, quoted description and figures. */
export function introductionOf(listing: Listing): string {
  return [named(listing), quotation(listing), figures(listing)].filter(Boolean).join(' ')
}

function named(listing: Listing): string {
  const { title, location } = listing
  const type = typeText(listing)
  const place = placeText(listing)
  if (!type) return m.assistant_tell_title({ title })
  return place && !/^(?:online|ships|anywhere|ios|android|web)/i.test(location ?? '')
    ? m.assistant_tell_intro({ title, type, place })
    : m.assistant_tell_intro_placeless({ title, type })
}

/** Quotes the description without claims, up to the length limit; null if nothing is left. */
function quotation({ description }: Listing): string | null {
  let words = ''
  for (const sentence of sentencesOf(withoutClaims(description))) {
    if (words.length + sentence.length > LONGEST_QUOTE) break
    words = words ? `${words} ${sentence}` : sentence
  }
  return words ? m.assistant_tell_quote({ words }) : null
}

function figures(listing: Listing): string | null {
  const { amount, duration, groupSize } = listing
  const price = priceFact(amount)
  const rated = ratedFact(listing)
  const facts = [
    ...(price ? [price] : []),
    ...(duration ? [inSentence(valueText(duration))] : []),
    ...(groupSize ? [inSentence(valueText(groupSize))] : []),
    ...(rated ? [rated] : []),
  ]
  return facts.length > 0 ? m.assistant_tell_figures({ facts: capital(listed(facts)) }) : null
}
