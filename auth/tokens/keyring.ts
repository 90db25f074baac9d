import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import {
  addSigningKey,
  deleteSigningKeys,
  listSigningKeys,
  type StoredSigningKey,
} from '#data/auth/signing-keys.ts'
import type { Db } from '#data/db/db.ts'
import type { Secrets } from './secrets.ts'

export const ALGORITHM = 'ES256'

type SigningKey = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey; publicJwk: JWK }

/** The keys that access tokens are signed with and checked against. */
export type Keyring = {
  signingKey(): Promise<{ kid: string; key: CryptoKey }>
  /** The public key of that id; null for one that never was ours or is retired. */
  findPublicKey(kid: string): Promise<CryptoKey | null>
  /** Public keys, as the document at /.well-known/jwks.json. */
  jwks(): Promise<{ keys: JWK[] }>
  /** Makes a new key when the newest is older than `maxAgeMs`, and drops those long out of use. */
  rotate(maxAgeMs: number): Promise<void>
  /** Reads the keys again at the next use, since the database was replaced. */
  reload(): void
}

type KeyringOptions = {
  db: Db
  secrets: Secrets
  /** JWT_PRIVATE_JWK: a private key, or a set of which the first signs. Null: keys kept in the database. */
  configured: string | null
  now: () => Date
}

/** Key sets are cached by clients for ten minutes: a new key is shown for longer before it signs. */
const SHOWN_FIRST_MS = 15 * 60_000
const RELOAD_MS = 60_000
const UNKNOWN_KID_RELOAD_MS = 5_000
/** No access token lives for longer, so no key is needed for longer after its successor signs. */
const OVERLAP_MS = 24 * 3_600_000

/**
 * Keys given by configuration, else kept in the database, sealed with the root secret: servers that
 * share a database and JWT_SECRET share them, and the first one to start makes the first.
 */
export function createKeyring({ db, secrets, configured, now }: KeyringOptions): Keyring {
  let loaded: Promise<{ keys: SigningKey[]; signing: SigningKey }> | null = null
  let loadedAt = 0

  async function load() {
    if (configured) {
      const keys = await Promise.all(readConfigured(configured).map(toSigningKey))
      return { keys, signing: first(keys) }
    }
    let stored = await listSigningKeys(db)
    if (stored.length === 0) {
      await addSigningKey(db, await newKey(secrets, now()), new Date(0))
      stored = await listSigningKeys(db)
    }
    const keys = await Promise.all(stored.map((row) => toSigningKey(unseal(secrets, row))))
    const ripe = stored.findIndex(
      ({ createdAt }) => now().getTime() - createdAt.getTime() >= SHOWN_FIRST_MS,
    )
    const oldest = keys[keys.length - 1]
    return { keys, signing: keys[ripe] ?? oldest ?? first(keys) }
  }

  function current(maxAgeMs = RELOAD_MS) {
    if (!loaded || now().getTime() - loadedAt > maxAgeMs) {
      loadedAt = now().getTime()
      loaded = load()
      loaded.catch(() => {
        loaded = null
      })
    }
    return loaded
  }

  return {
    async signingKey() {
      const { signing } = await current()
      return { kid: signing.kid, key: signing.privateKey }
    },
    async findPublicKey(kid) {
      const find = ({ keys }: { keys: SigningKey[] }) => keys.find((key) => key.kid === kid)
      const found = find(await current()) ?? find(await current(UNKNOWN_KID_RELOAD_MS))
      return found?.publicKey ?? null
    },
    async jwks() {
      const { keys } = await current()
      return { keys: keys.map(({ publicJwk }) => publicJwk) }
    },
    async rotate(maxAgeMs) {
      if (configured) return
      const added = await addSigningKey(
        db,
        await newKey(secrets, now()),
        new Date(now().getTime() - maxAgeMs),
      )
      const stored = await listSigningKeys(db)
      const outOfUse = stored.filter((_, index) => {
        const successor = stored[index - 1]
        return (
          successor && now().getTime() - successor.createdAt.getTime() > SHOWN_FIRST_MS + OVERLAP_MS
        )
      })
      await deleteSigningKeys(
        db,
        outOfUse.map(({ kid }) => kid),
      )
      if (added || outOfUse.length > 0) loaded = null
    },
    reload() {
      loaded = null
    },
  }
}

async function newKey(secrets: Secrets, createdAt: Date): Promise<StoredSigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, privateJwk: secrets.seal('signing-key', JSON.stringify(jwk)), createdAt }
}

function unseal(secrets: Secrets, { kid, privateJwk }: StoredSigningKey): JWK {
  try {
    return { ...JSON.parse(secrets.open('signing-key', privateJwk)), kid }
  } catch (cause) {
    throw new Error(
      'The signing keys in the database were made with another JWT_SECRET; set the one they were made with.',
      { cause },
    )
  }
}

function readConfigured(configured: string): JWK[] {
  const parsed: unknown = JSON.parse(configured)
  if (typeof parsed !== 'object' || parsed === null) throw new Error('JWT_PRIVATE_JWK is no key')
  return 'keys' in parsed && Array.isArray(parsed.keys) ? (parsed.keys as JWK[]) : [parsed as JWK]
}

async function toSigningKey(jwk: JWK): Promise<SigningKey> {
  const { kty, crv, x, y, d } = jwk
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y || !d)
    throw new Error('JWT_PRIVATE_JWK must be a private key of type EC, curve P-256')
  const kid = jwk.kid ?? (await calculateJwkThumbprint({ kty, crv, x, y }))
  const publicJwk: JWK = { kty, crv, x, y, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }
  const privateKey = await importJWK({ kty, crv, x, y, d }, ALGORITHM)
  const publicKey = await importJWK({ kty, crv, x, y }, ALGORITHM)
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array)
    throw new Error('an elliptic key is never bare bytes')
  return { kid, privateKey, publicKey, publicJwk }
}

function first(keys: SigningKey[]): SigningKey {
  const [key] = keys
  if (!key) throw new Error('there is no key to sign access tokens with')
  return key
}
