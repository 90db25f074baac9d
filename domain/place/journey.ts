import type { Candidate } from '../need/candidate.ts'
import type { Need } from '../need/need.ts'

/** Whether it needs no journey: it is online, at home or sent by post. */
export function comesToYou({ contentType, offering, location, country }: Candidate): boolean {
  return (
    contentType === 'essential' ||
    offering?.delivery.includes('online') === true ||
    // A masseuse who comes to your home lives somewhere.
    (isAtHome({ offering }) && country === null) ||
    /^(online|ships|anywhere)/i.test(location ?? '')
  )
}

/** Whether it keeps to how it should come: over the net, to the door, or either. */
export function isWithoutJourney({ remote }: Need, candidate: Candidate): boolean {
  if (remote === 'online') return isOnline(candidate)
  return isAtHome(candidate) || (remote !== 'visit' && comesToYou(candidate))
}

/** Whether one meets somebody, or for "away" somewhere: it is not online, an app or sent, or not only. */
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
 * Whether it can be had wherever one lives, by what the listing says: online, an app, or sent. A shop that says
 * where it is and nothing of sending is a place to go to, and who comes to a home comes to one nearby.
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
