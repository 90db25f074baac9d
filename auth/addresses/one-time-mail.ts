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
  /** Where it goes, and what its code is bound to. */
  address: string
  flowStateId: string | null
}

/** Makes a token and keeps its hash. For a user who does not exist: the same work, and nothing kept. */
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

/** The address that uses a token up when a browser opens it. */
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
  /** Whose token it is; null where nobody has the address. */
  user: Pick<User, 'emailConfirmedAt' | 'appMetadata'> | null
  /** The reader's, where somebody else asks for the letter. */
  locale?: Locale
}

/** The letter that brings a token. */
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

/** How a browser will have signed in that finishes with a code exchange (PKCE), by kind of mail. */
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
  /** Null where nobody has the address: the same work, and nothing kept. */
  user: Pick<User, 'id' | 'emailConfirmedAt' | 'appMetadata'> | null
  kind: TokenKind
  address: string
  codeChallenge: string | null
  redirectTo: string
  newEmail?: string
}

/** Makes a token and the letter that brings it, to be sent when the transaction is through. */
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

/** Makes a token for a user and posts it; nothing is posted where nobody has the address. */
export async function mailOneTimeToken(
  deps: AuthDeps,
  c: Context,
  { share, ...draft }: Draft & { share: MailShare },
): Promise<void> {
  const letter = await deps.db.transaction((tx) => draftOneTimeMail(deps, tx, c, draft))
  if (draft.user) await sendFrom(deps, share, letter)
}
