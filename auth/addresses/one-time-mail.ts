import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { saveOneTimeToken } from '#data/auth/one-time-tokens.ts'
import { type UserChanges, updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { TokenKind, User } from '#domain/member/account.ts'
import { apiUrlOf } from '../config.ts'
import type { AuthDeps } from '../deps.ts'
import { type MailShare, sendFrom } from '../limits/mail-budget.ts'
import { type Locale, localeOf } from '../mail/locale.ts'
import type { Mail } from '../mail/mailer.ts'
import { toTokenMail } from '../mail/token-mails.ts'
import { startFlow } from '../tokens/flow.ts'
import { createOneTimeCode, type OneTimeCode, PKCE_MARK } from './one-time-codes.ts'
import { isContested } from './unproven.ts'

/** `type` of a link, by kind of token. */
export const VERIFY_TYPES: Record<TokenKind, string> = {
  confirmation: 'signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  invite: 'invite',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
}

const SENT_AT: Record<TokenKind, keyof UserChanges> = {
  confirmation: 'confirmationSentAt',
  magiclink: 'recoverySentAt',
  recovery: 'recoverySentAt',
  invite: 'confirmationSentAt',
  email_change_current: 'emailChangeSentAt',
  email_change_new: 'emailChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
}

export type OneTimeRequest = {
  kind: TokenKind
  /** Recipient; the code is bound to it. */
  address: string
  flowStateId: string | null
}

/** Creates a token and stores its hash. For an unknown user it does the same work and stores nothing. */
export async function issueOneTimeToken(
  deps: AuthDeps,
  tx: Db,
  userId: string,
  { kind, address, flowStateId }: OneTimeRequest,
): Promise<OneTimeCode> {
  const issued = createOneTimeCode(deps.secrets, address)
  const now = deps.now()
  await saveOneTimeToken(tx, {
    id: randomUUID(),
    userId,
    kind,
    tokenHash: issued.tokenHash,
    relatesTo: address,
    flowStateId,
    createdAt: now,
  })
  await updateUser(tx, userId, { [SENT_AT[kind]]: now }, now)
  return issued
}

/** The URL that redeems a token in a browser. */
export function verifyLinkOf(
  { config }: Pick<AuthDeps, 'config'>,
  { kind, flowStateId }: Pick<OneTimeRequest, 'kind' | 'flowStateId'>,
  linkToken: string,
  redirectTo: string,
): string {
  const url = new URL(`${apiUrlOf(config)}/verify`)
  url.searchParams.set('token', flowStateId ? `${PKCE_MARK}${linkToken}` : linkToken)
  url.searchParams.set('type', VERIFY_TYPES[kind])
  url.searchParams.set('redirect_to', redirectTo)
  return url.href
}

type LetterOptions = {
  redirectTo: string
  newEmail?: string | null
  /** Owner of the token; null for an unknown address. */
  user: Pick<User, 'emailConfirmedAt' | 'appMetadata'> | null
  /** The recipient's locale, if another person requests the mail. */
  locale?: Locale
}

/** Renders the mail of a token. */
export function mailFor(
  deps: AuthDeps,
  c: Context,
  request: OneTimeRequest,
  issued: OneTimeCode,
  { redirectTo, newEmail = null, user, locale }: LetterOptions,
): Mail {
  const { kind, address } = request
  return toTokenMail({
    kind,
    to: address,
    site: deps.config.siteName,
    code: issued.code,
    link:
      kind === 'reauthentication'
        ? null
        : verifyLinkOf(deps, request, issued.linkToken, redirectTo),
    newEmail,
    isContested: user !== null && isContested(user),
    expiresInS: deps.config.otpTtlS,
    locale: locale ?? localeOf(c.req.header('accept-language')),
  })
}

/** Authentication method after a code exchange (PKCE), by kind of mail. */
const METHODS: Record<TokenKind, string> = {
  confirmation: 'email/signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  invite: 'invite',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
}

export type Draft = {
  /** Null for an unknown address: the same work, and nothing stored. */
  user: Pick<User, 'id' | 'emailConfirmedAt' | 'appMetadata'> | null
  kind: TokenKind
  address: string
  codeChallenge: string | null
  redirectTo: string
  newEmail?: string
}

/** Creates a token and drafts its mail, to be sent after the commit. */
export async function draftOneTimeMail(
  deps: AuthDeps,
  tx: Db,
  c: Context,
  { user, kind, address, codeChallenge, redirectTo, newEmail }: Draft,
): Promise<Mail> {
  const authenticationMethod = METHODS[kind]
  const flow = codeChallenge
    ? await startFlow(deps, tx, { authenticationMethod, codeChallenge, redirectTo })
    : null
  const request = { kind, address, flowStateId: flow?.id ?? null }
  const issued = await issueOneTimeToken(deps, tx, user?.id ?? randomUUID(), request)
  return mailFor(deps, c, request, issued, { redirectTo, newEmail: newEmail ?? null, user })
}

/** Creates a token for a user and sends its mail; sends nothing to an unknown address. */
export async function mailOneTimeToken(
  deps: AuthDeps,
  c: Context,
  { share, ...draft }: Draft & { share: MailShare },
): Promise<void> {
  const mail = await deps.db.transaction((tx) => draftOneTimeMail(deps, tx, c, draft))
  if (draft.user) await sendFrom(deps, share, mail)
}
