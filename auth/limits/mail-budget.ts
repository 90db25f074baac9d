import type { User } from '#domain/member/account.ts'
import type { AuthDeps } from '../deps.ts'
import { AuthError } from '../errors.ts'
import type { Mail } from '../mail/mailer.ts'
import type { LimitName } from './limits.ts'

/**
 * What pays for a mail. Anybody can cause those of `open` (sign-ups, new addresses), so they leave a
 * third of the hour's budget to `account`: addresses that an account has proved to be its own. A `notice`
 * tells of what was done and has a budget apart: neither can be used up to silence the other.
 */
export type MailShare = 'open' | 'account' | 'notice'

const POTS: Record<MailShare, readonly LimitName[]> = {
  open: ['mailBudget', 'mailOpen'],
  account: ['mailBudget'],
  notice: ['mailNotice'],
}

const ALL = 'all'

type Wanted = {
  purpose: string
  address: string
  ip: string
  share: 'open' | 'account'
}

/**
 * Refuses a second mail to an address too soon, more than a few an hour to one address or by one client,
 * and any beyond the hour's budget; the same for addresses nobody has, so that the refusal tells nothing.
 *
 * @throws AuthError with the seconds to wait
 */
export async function requireMailAllowed(
  deps: Pick<AuthDeps, 'limits'>,
  wanted: Wanted,
): Promise<void> {
  const error = await mailLimitError(deps, wanted)
  if (error) throw error
}

/** As `requireMailAllowed`, but returns the error so that the caller can act first; null when allowed. */
export async function mailLimitError(
  { limits }: Pick<AuthDeps, 'limits'>,
  { purpose, address, ip, share }: Wanted,
): Promise<AuthError | null> {
  const key = gapKey({ purpose, address })
  const wait =
    (await firstWait(POTS[share], (pot) => limits.peek(pot, ALL))) ||
    (await limits.peek('mailClient', ip)) ||
    (await limits.take('mailGap', key)) ||
    (await limits.take('mailAddress', key)) ||
    (await limits.take('mailClient', ip))
  return wait ? tooManyMails(wait) : null
}

/**
 * Charges a mail to the account's budget for known browsers; false if the browser is unknown or the budget is
 * spent: the general limits then apply. Budgets are per account, so that no account can spend another's.
 */
export async function payFromKnownBrowser(
  { limits }: Pick<AuthDeps, 'limits'>,
  purpose: string,
  owner: Pick<User, 'id'> | null,
  device: string | null,
): Promise<boolean> {
  if (!owner || device === null) return false
  const wait =
    (await limits.take('mailGap', `${purpose}:${device}`)) ||
    (await limits.take('mailKnownBrowser', owner.id))
  return wait === 0
}

/** Whether a mail was allowed within the gap; its request may still be running. */
export async function isMailRecent(
  { limits }: Pick<AuthDeps, 'limits'>,
  wanted: Pick<Wanted, 'purpose' | 'address'>,
): Promise<boolean> {
  return (await limits.peek('mailGap', gapKey(wanted))) > 0
}

const gapKey = ({ purpose, address }: Pick<Wanted, 'purpose' | 'address'>) =>
  `${purpose}:${address}`

/** Whether the hour's budget of public mails is not spent. */
export async function hasPublicMailBudget({ limits }: Pick<AuthDeps, 'limits'>): Promise<boolean> {
  return (await limits.peek('mailOpen', ALL)) === 0
}

/**
 * Charges a mail that is stored and sent later.
 *
 * @throws AuthError when the hour's budget is spent
 */
export async function payForMail(
  { limits }: Pick<AuthDeps, 'limits'>,
  share: MailShare,
): Promise<void> {
  const wait = await firstWait(POTS[share], (pot) => limits.take(pot, ALL))
  if (wait) throw tooManyMails(wait)
}

/** Sends a mail charged to its share; mails beyond the budget are dropped. */
export async function sendFrom(
  { limits, mailer, log }: Pick<AuthDeps, 'limits' | 'mailer' | 'log'>,
  share: MailShare,
  letter: Mail,
): Promise<void> {
  if (await firstWait(POTS[share], (pot) => limits.take(pot, ALL)))
    return log.warn({ share }, 'mail not sent: the budget of the hour is spent')
  mailer.send(letter)
}

async function firstWait(
  pots: readonly LimitName[],
  waitOf: (pot: LimitName) => Promise<number>,
): Promise<number> {
  for (const pot of pots) {
    const wait = await waitOf(pot)
    if (wait > 0) return wait
  }
  return 0
}

const tooManyMails = (wait: number) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${wait} seconds.`,
    { retryAfterS: wait },
  )
