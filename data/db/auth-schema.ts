import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  AssuranceLevel,
  AuthenticationMethod,
  FactorType,
  Metadata,
  StoredCredential,
  TokenKind,
} from '#domain/member/account.ts'
import type { ProgramScope } from '#domain/member/program-scopes.ts'

const auth = pgSchema('auth')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = auth.table('users', {
  id: uuid().primaryKey(),
  email: text(),
  phone: text(),
  passwordHash: text('password_hash'),
  role: text().notNull().default('authenticated'),
  appMetadata: jsonb('app_metadata').$type<Metadata>().notNull(),
  userMetadata: jsonb('user_metadata').$type<Metadata>().notNull(),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  isSso: boolean('is_sso').notNull().default(false),
  emailConfirmedAt: time('email_confirmed_at'),
  phoneConfirmedAt: time('phone_confirmed_at'),
  invitedAt: time('invited_at'),
  newEmail: text('new_email'),
  emailChangeHalf: boolean('email_change_half').notNull().default(false),
  confirmationSentAt: time('confirmation_sent_at'),
  recoverySentAt: time('recovery_sent_at'),
  emailChangeSentAt: time('email_change_sent_at'),
  reauthenticationSentAt: time('reauthentication_sent_at'),
  lastSignInAt: time('last_sign_in_at'),
  bannedUntil: time('banned_until'),
  deletedAt: time('deleted_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
})

export const identities = auth.table('identities', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  provider: text().notNull(),
  providerId: text('provider_id').notNull(),
  identityData: jsonb('identity_data').$type<Metadata>().notNull(),
  lastSignInAt: time('last_sign_in_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
})

export const sessions = auth.table('sessions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  aal: text().$type<AssuranceLevel>().notNull(),
  amr: jsonb().$type<AuthenticationMethod[]>().notNull(),
  factorId: uuid('factor_id'),
  refreshSalt: text('refresh_salt').notNull(),
  refreshCounter: integer('refresh_counter').notNull().default(0),
  refreshFloor: integer('refresh_floor').notNull().default(0),
  refreshedAt: time('refreshed_at'),
  notAfter: time('not_after'),
  userAgent: text('user_agent'),
  ip: text(),
  createdAt: time('created_at').notNull(),
})

export const factors = auth.table('mfa_factors', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  factorType: text('factor_type').$type<FactorType>().notNull(),
  status: text().$type<'unverified' | 'verified'>().notNull(),
  friendlyName: text('friendly_name'),
  secret: text(),
  lastStep: bigint('last_step', { mode: 'number' }),
  credential: jsonb().$type<StoredCredential>(),
  lastChallengedAt: time('last_challenged_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
})

export const challenges = auth.table('mfa_challenges', {
  id: uuid().primaryKey(),
  factorId: uuid('factor_id').notNull(),
  ip: text().notNull(),
  webauthnChallenge: text('webauthn_challenge'),
  createdAt: time('created_at').notNull(),
})

export const flowStates = auth.table('flow_states', {
  id: uuid().primaryKey(),
  userId: uuid('user_id'),
  authCodeHash: text('auth_code_hash'),
  codeChallenge: text('code_challenge'),
  authenticationMethod: text('authentication_method').notNull(),
  provider: text(),
  redirectTo: text('redirect_to').notNull(),
  linkingUserId: uuid('linking_user_id'),
  sessionId: uuid('session_id'),
  providerSecrets: text('provider_secrets'),
  browserHash: text('browser_hash'),
  ip: text(),
  completedAt: time('completed_at'),
  createdAt: time('created_at').notNull(),
})

export const oauthClients = auth.table('oauth_clients', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  redirectUris: text('redirect_uris').array().notNull(),
  documentUrl: text('document_url'),
  freshUntil: time('fresh_until'),
  createdAt: time('created_at').notNull(),
})

export const oauthAuthorizations = auth.table('oauth_authorizations', {
  id: uuid().primaryKey(),
  clientId: uuid('client_id').notNull(),
  userId: uuid('user_id'),
  redirectUri: text('redirect_uri').notNull(),
  scopes: text().array().$type<ProgramScope[]>().notNull(),
  state: text(),
  codeChallenge: text('code_challenge').notNull(),
  codeHash: text('code_hash'),
  permittedAt: time('permitted_at'),
  createdAt: time('created_at').notNull(),
})

export const oauthGrants = auth.table('oauth_grants', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  clientId: uuid('client_id').notNull(),
  scopes: text().array().$type<ProgramScope[]>().notNull(),
  refreshSalt: text('refresh_salt').notNull(),
  refreshCounter: integer('refresh_counter').notNull(),
  refreshedAt: time('refreshed_at').notNull(),
  createdAt: time('created_at').notNull(),
})

export const oneTimeTokens = auth.table('one_time_tokens', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<TokenKind>().notNull(),
  tokenHash: text('token_hash').notNull(),
  relatesTo: text('relates_to').notNull(),
  flowStateId: uuid('flow_state_id'),
  createdAt: time('created_at').notNull(),
})

export const auditLog = auth.table('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id'),
  actorId: uuid('actor_id'),
  action: text().notNull(),
  ip: text(),
  details: jsonb().$type<Metadata>().notNull(),
  createdAt: time('created_at').notNull(),
})

export const signingKeys = auth.table('signing_keys', {
  kid: text().primaryKey(),
  privateJwk: text('private_jwk').notNull(),
  createdAt: time('created_at').notNull(),
})

export const ssoProviders = auth.table('sso_providers', {
  id: uuid().primaryKey(),
  resourceId: text('resource_id'),
  entityId: text('entity_id').notNull(),
  metadataXml: text('metadata_xml').notNull(),
  metadataUrl: text('metadata_url'),
  attributeMapping: jsonb('attribute_mapping').$type<Metadata>().notNull(),
  nameIdFormat: text('name_id_format'),
  disabled: boolean().notNull().default(false),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
})

export const ssoDomains = auth.table('sso_domains', {
  domain: text().primaryKey(),
  ssoProviderId: uuid('sso_provider_id').notNull(),
})

export const samlRelayStates = auth.table('saml_relay_states', {
  id: uuid().primaryKey(),
  ssoProviderId: uuid('sso_provider_id').notNull(),
  requestId: text('request_id').notNull(),
  flowStateId: uuid('flow_state_id'),
  redirectTo: text('redirect_to').notNull(),
  browserHash: text('browser_hash'),
  ip: text(),
  createdAt: time('created_at').notNull(),
})

export const samlAssertions = auth.table('saml_assertions', {
  id: text().primaryKey(),
  expiresAt: time('expires_at').notNull(),
})

export const passkeys = auth.table('passkeys', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  credential: jsonb().$type<StoredCredential>().notNull(),
  friendlyName: text('friendly_name').notNull().default(''),
  lastUsedAt: time('last_used_at'),
  createdAt: time('created_at').notNull(),
})

export const passkeyChallenges = auth.table('passkey_challenges', {
  id: uuid().primaryKey(),
  userId: uuid('user_id'),
  challenge: text().notNull(),
  createdAt: time('created_at').notNull(),
})
