/** Messages for the model, by the code of an error or the invalid field, with its reason if there is one. */
const PROBLEMS: Record<string, string> = {
  listing_not_found: 'This listing takes no booking requests.',
  mail_not_configured: 'This site cannot send booking requests at the moment.',
  price_changed: 'The total is not the current one. Call without "acceptedTotal" to get it.',
  already_sent: 'This request was sent with other details.',
  email: 'This is not an email address.',
  guests: 'The listing does not take so many guests.',
}

const REASONS: Record<string, string> = {
  missing: 'A day is missing.',
  past: 'The day is past or too near.',
  too_far: 'The day is too far ahead.',
  order: 'The stay must end after it begins.',
  other_kind: 'This listing takes another kind of term; "upcoming" returns its dates.',
  no_such_departure: 'The listing has no such date; "upcoming" returns its dates.',
  too_many: 'The listing does not take so many guests.',
}

/** Why a booking request was not prepared. */
export function bookingProblem(
  code: string,
  reason?: unknown,
  retryAfterS: number | null = null,
): string {
  if (retryAfterS !== null)
    return `Too many requests from here or for this address. Try again in ${retryAfterS} seconds.`
  return REASONS[String(reason)] ?? PROBLEMS[code] ?? 'The request cannot be sent as it is.'
}

/** The message for a party larger than one booking of the listing takes. */
export function tooManyGuests(limit: number): string {
  return `This listing takes at most ${limit} ${limit === 1 ? 'guest' : 'guests'} in one request. Ask the person whether fewer come, or search for a larger one.`
}
