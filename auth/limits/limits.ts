import { createHash } from 'node:crypto'
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** Points and duration in seconds per key (an address, an account, or all). */
export const LIMITS = {
  token: { points: 150, duration: 300 },
  verify: { points: 30, duration: 300 },
  otp: { points: 30, duration: 300 },
  recover: { points: 30, duration: 300 },
  resend: { points: 30, duration: 300 },
  signup: { points: 30, duration: 300 },
  user: { points: 30, duration: 300 },
  sso: { points: 30, duration: 300 },
  /** A whole office may arrive from one address at nine in the morning. */
  samlAcs: { points: 300, duration: 300 },
  /** Programs that register themselves, by address. */
  oauthRegister: { points: 20, duration: 3_600 },
  authorize: { points: 60, duration: 300 },
  mfa: { points: 15, duration: 60 },
  /** Calls of the account API, by account: a tab that syncs makes a few per minute. */
  account: { points: 120, duration: 60 },
  /** Uploads: image processing is the most expensive work. */
  photo: { points: 10, duration: 300 },
  /** Uploads of photos of listings, by account of staff. */
  listingPhoto: { points: 60, duration: 300 },
  /** Booking requests, by account or address. */
  booking: { points: 10, duration: 3_600 },
  /** Uses of the link in a booking mail, by address. */
  bookingLink: { points: 60, duration: 300 },
  anonymous: { points: 30, duration: 3_600 },
  /** Failed passwords by IPv4 address or /64, and by /48, whichever account they are for. */
  passwordAddress: { points: 20, duration: 900 },
  passwordSite: { points: 60, duration: 900 },
  /** Failed passwords from new devices: by account, and by account and network (IPv4 address or /48). */
  passwordAccount: { points: 10, duration: 900 },
  passwordClient: { points: 5, duration: 900 },
  /** Failed passwords by account and address, if its owner has signed in from that address. */
  passwordFamiliar: { points: 10, duration: 900 },
  /** Failed passwords by account and browser, if it has signed in to the account. */
  passwordDevice: { points: 10, duration: 900 },
  /** Wrong codes by account and address. */
  codeClient: { points: 10, duration: 900 },
  /** Wrong codes by account, from addresses that are new to it: a million codes outlast it for a year. */
  codeAccount: { points: 30, duration: 900 },
  /** Mails by purpose and address; whoever asked for them, the last one is still good. */
  mailAddress: { points: 10, duration: 3_600 },
  /** Mails requested from browsers that have signed in to the account before, by account. */
  mailKnownBrowser: { points: 10, duration: 3_600 },
} as const

export type LimitName =
  | keyof typeof LIMITS
  | 'mailGap'
  | 'mailBudget'
  | 'mailOpen'
  | 'mailClient'
  | 'mailNotice'

export type Limits = {
  /** Consumes one point; returns the seconds to wait when none is left, else 0. */
  take(name: LimitName, key: string): Promise<number>
  /** As `take`, without consuming a point. */
  peek(name: LimitName, key: string): Promise<number>
  /** Returns a point after a successful attempt. */
  refund(name: LimitName, key: string): Promise<void>
  /** Resets a counter. */
  reset(name: LimitName, key: string): Promise<void>
}

/** Creates the limiter of one rule in the store of this deployment. */
export type MakeLimiter = (rule: {
  name: string
  points: number
  durationS: number
}) => RateLimiterAbstract

export type LimitsOptions = {
  makeLimiter: MakeLimiter
  mailGapS: number
  mailPerHour: number
}

export function createLimits({ makeLimiter, mailGapS, mailPerHour }: LimitsOptions): Limits {
  const rules: Record<LimitName, { points: number; duration: number }> = {
    ...LIMITS,
    mailGap: { points: 1, duration: mailGapS },
    mailBudget: { points: mailPerHour, duration: 3_600 },
    mailOpen: { points: mailPerHour - Math.floor(mailPerHour / 3), duration: 3_600 },
    mailNotice: { points: mailPerHour, duration: 3_600 },
    mailClient: { points: Math.ceil(mailPerHour / 2), duration: 3_600 },
  }
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  for (const [name, { points, duration }] of Object.entries(rules))
    limiters.set(name as LimitName, makeLimiter({ name, points, durationS: duration }))
  function limiterOf(name: LimitName): RateLimiterAbstract {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`no limit is called ${name}`)
    return limiter
  }
  return {
    async take(name, key) {
      if (rules[name].duration <= 0) return 0
      try {
        await limiterOf(name).consume(shortKey(key))
        return 0
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal
        return secondsLeft(refusal as RateLimiterRes)
      }
    },
    async peek(name, key) {
      if (rules[name].duration <= 0) return 0
      const state = await limiterOf(name).get(shortKey(key))
      return state && state.consumedPoints >= rules[name].points ? secondsLeft(state) : 0
    },
    async refund(name, key) {
      await limiterOf(name).reward(shortKey(key))
    },
    async reset(name, key) {
      await limiterOf(name).delete(shortKey(key))
    },
  }
}

const KEY_LIMIT = 200

/** The table's key column holds 255 characters including the name; an address may be longer. */
function shortKey(key: string): string {
  return key.length <= KEY_LIMIT ? key : createHash('sha256').update(key).digest('base64url')
}

function secondsLeft({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
