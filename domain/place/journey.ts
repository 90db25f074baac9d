import type { Candidate } from '../need/candidate.ts'
import type { Need } from '../need/need.ts'

/** Whether it needs no travel: it is online, at home or sent by post. */
export function comesToYou({ contentType, offering, location, country }: Candidate): boolean {
  return (
    contentType === 'essential' ||
    offering?.delivery.includes('online') === true ||
    // A visiting practitioner may have a country of their own.
    (isAtHome({ offering }) && country === null) ||
    /^(online|ships|anywhere)/i.test(location ?? '')
  )
}

/** Whether it meets the delivery constraint: online, at home, or either. */
export function isWithoutJourney({ remote }: Need, candidate: Candidate): boolean {
  if (remote === 'online') return isOnline(candidate)
  return isAtHome(candidate) || (remote !== 'visit' && comesToYou(candidate))
}

/**
 * Whether it takes place in person, for "away" outside the home: it is not, or not only, online, an app
 * or sent by post.
 */
export function isInPerson({ remote }: Pick<Need, 'remote'>, candidate: Candidate): boolean {
  const delivery = candidate.offering?.delivery ?? []
  if (remote === 'away')
    return delivery.includes('on-site') || !(comesToYou(candidate) || isAtHome(candidate))
  return !comesToYou(candidate) || delivery.some((way) => way !== 'online')
}

function isOnline({ offering, location }: Candidate): boolean {
  return offering?.delivery.includes('online') === true || /^online/i.test(location ?? '')
}

/**
 * Whether it is available wherever one lives, by the listing's own fields: online, an app, or sent by
 * post. A shop with an address and no mention of delivery has to be visited, and a home visit is local.
 */
export function isAvailableAnywhere({
  contentType,
  offering,
  location,
  country,
}: Pick<Candidate, 'contentType' | 'offering' | 'location' | 'country'>): boolean {
  return (
    offering?.delivery.includes('online') === true ||
    offering?.kind === 'app' ||
    (contentType === 'essential' && country === null) ||
    /^(online|ships|anywhere)/i.test(location ?? '')
  )
}

export function isAtHome({ offering }: Pick<Candidate, 'offering'>): boolean {
  return offering?.delivery.includes('at-home') === true
}
