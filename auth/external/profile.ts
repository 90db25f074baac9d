import { isEmailAddress } from '#auth/addresses/email-address.ts'
import { withCleanNames } from '#auth/addresses/metadata.ts'
import type { Metadata } from '#domain/member/account.ts'

/** The profile of a person at a provider. */
export type Profile = {
  subject: string
  email: string | null
  isEmailVerified: boolean
  /** Further claims: name, picture. */
  data: Metadata
}

const STORED_CLAIMS = [
  'name',
  'full_name',
  'given_name',
  'family_name',
  'nickname',
  'preferred_username',
  'picture',
  'locale',
  'user_name',
]
const TEXT_LIMIT = 500

/** Whether the database can store the text. */
const isText = (value: string) => value.isWellFormed() && !value.includes('\0')

/** Reads OpenID Connect claims; null without a subject. */
export function profileOf(claims: Record<string, unknown>): Profile | null {
  const { sub, email } = claims
  if (typeof sub !== 'string' || sub === '' || sub.length > 255 || !isText(sub)) return null
  const isAddress = typeof email === 'string' && isEmailAddress(email)
  const entries = STORED_CLAIMS.flatMap((name) => {
    const value = claims[name]
    const isFit = typeof value === 'string' && value.length <= TEXT_LIMIT && isText(value)
    return isFit ? [[name, value] as const] : []
  })
  const picture = claims['picture']
  return {
    subject: sub,
    email: isAddress ? email.toLowerCase() : null,
    // Some providers send a string instead of a boolean.
    isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    data: {
      ...withCleanNames(Object.fromEntries(entries)),
      ...(typeof picture === 'string' &&
        picture.length <= TEXT_LIMIT &&
        isText(picture) && { avatar_url: picture }),
    },
  }
}

export function identityDataOf({ subject, email, isEmailVerified, data }: Profile): Metadata {
  return {
    ...data,
    sub: subject,
    ...(email && { email }),
    email_verified: isEmailVerified,
    phone_verified: false,
  }
}
