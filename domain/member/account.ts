/** A person's account as seen by the server. Addresses are in lower case. */
export type User = {
  id: string
  email: string | null
  phone: string | null
  passwordHash: string | null
  role: string
  appMetadata: Metadata
  userMetadata: Metadata
  isAnonymous: boolean
  isSso: boolean
  emailConfirmedAt: Date | null
  phoneConfirmedAt: Date | null
  invitedAt: Date | null
  newEmail: string | null
  emailChangeHalf: boolean
  confirmationSentAt: Date | null
  recoverySentAt: Date | null
  emailChangeSentAt: Date | null
  reauthenticationSentAt: Date | null
  lastSignInAt: Date | null
  bannedUntil: Date | null
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type Metadata = Record<string, unknown>

/** A way to sign in: an address of its own, or an account at a provider. */
export type Identity = {
  id: string
  userId: string
  provider: string
  /** The subject at the provider; for `email` the user's own id. */
  providerId: string
  identityData: Metadata
  lastSignInAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type AssuranceLevel = 'aal1' | 'aal2'

/** One authentication of the user, with its time in Unix seconds. */
export type AuthenticationMethod = { method: string; timestamp: number; provider?: string }

/** A signed-in device. */
export type Session = {
  id: string
  userId: string
  aal: AssuranceLevel
  amr: AuthenticationMethod[]
  factorId: string | null
  refreshSalt: string
  refreshCounter: number
  refreshFloor: number
  refreshedAt: Date | null
  notAfter: Date | null
  userAgent: string | null
  ip: string | null
  createdAt: Date
}

export type FactorType = 'totp' | 'webauthn'

export type Factor = {
  id: string
  userId: string
  factorType: FactorType
  status: 'unverified' | 'verified'
  friendlyName: string | null
  secret: string | null
  lastStep: number | null
  credential: StoredCredential | null
  lastChallengedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** The public half of a security key; bytes in base64url. */
export type StoredCredential = {
  id: string
  publicKey: string
  counter: number
  transports?: string[]
}

/** A key for signing in without a password. */
export type Passkey = {
  id: string
  userId: string
  credentialId: string
  credential: StoredCredential
  friendlyName: string
  lastUsedAt: Date | null
  createdAt: Date
}

export type TokenKind =
  | 'confirmation'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

/** An organisation whose members sign in at its own identity provider (SAML 2.0). */
export type SsoProvider = {
  id: string
  resourceId: string | null
  entityId: string
  metadataXml: string
  metadataUrl: string | null
  attributeMapping: Metadata
  nameIdFormat: string | null
  disabled: boolean
  createdAt: Date
  updatedAt: Date
}
