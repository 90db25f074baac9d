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
  const refusal = await mailLimitError(deps, wanted)
  if (refusal) throw refusal
}

/** As `requireMailAllowed`, for a caller that has something to do before it refuses; null when allowed. */
export async function mailLimitError(
  { limits }: Pick<AuthDeps, 'limits'>,
  { purpose, address, ip, share }: Wanted,
): Promise<AuthError | null> {
  const key = gapKey({ purpose, address })
  const wait =
    (await firstWait(POTS[share], (pot) => limits.look(pot, ALL))) ||
    (await limits.look('mailClient', ip)) ||
    (await limits.take('mailGap', key)) ||
    (await limits.take('mailAddress', key)) ||
    (await limits.take('mailClient', ip))
  return wait ? tooManyMails(wait) : null
}

/**
 * Takes a mail from the account's budget for known browsers; false when the browser is not known or the
 * budget is spent: the general limits apply then. Budgets are per account, so that no account can spend
 * another's.
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

/** Whether a mail was allowed within the gap; the request that it was allowed to may still be running. */
export async function isMailRecent(
  { limits }: Pick<AuthDeps, 'limits'>,
  wanted: Pick<Wanted, 'purpose' | 'address'>,
): Promise<boolean> {
  return (await limits.look('mailGap', gapKey(wanted))) > 0
}

const gapKey = ({ purpose, address }: Pick<Wanted, 'purpose' | 'address'>) =>
  `${purpose}:${address}`

/** Whether mails that anybody can cause may still go out this hour. */
export async function hasPublicMailBudget({ limits }: Pick<AuthDeps, 'limits'>): Promise<boolean> {
  return (await limits.look('mailOpen', ALL)) === 0
}

/** Pays for a mail that is kept and sent later. @throws AuthError when the budget of the hour is spent */
export async function payForMail(
  { limits }: Pick<AuthDeps, 'limits'>,
  share: MailShare,
): Promise<void> {
  const wait = await firstWait(POTS[share], (pot) => limits.take(pot, ALL))
  if (wait) throw tooManyMails(wait)
}

/** Posts a letter, paid from its share; of many at once, those beyond it are not sent. */
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
