import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Functions derived from the root secret, which never leaves this module. */
export type Secrets = {
  /** A keyed hash for one purpose, as 64 hexadecimal digits. */
  mac(purpose: string, text: string): string
  /** Encrypts for storage; `open` needs the same purpose. */
  seal(purpose: string, text: string): string
  /** @throws Error when it was sealed with another root secret or modified */
  open(purpose: string, sealed: string): string
  /** The key that API keys in JWT spelling are signed with (HS256). */
  jwtKey: Uint8Array
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSecrets(rootSecret: string): Secrets {
  const derived = new Map<string, Buffer>()
  function keyFor(purpose: string): Buffer {
    const known = derived.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', rootSecret, 'seekwell-auth', purpose, 32))
    derived.set(purpose, key)
    return key
  }
  return {
    mac: (purpose, text) =>
      createHmac('sha256', keyFor(`mac:${purpose}`))
        .update(text)
        .digest('hex'),
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), nonce)
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    jwtKey: new TextEncoder().encode(rootSecret),
  }
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
