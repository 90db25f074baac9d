import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Session } from '#domain/member/account.ts'
import type { Secrets } from './secrets.ts'

/** Version 1, session id 16, counter 4, keyed hash 16, checksum 4: forty-one bytes. */
const VERSION = 1
const ID_END = 17
const COUNTER_END = 21
const MAC_END = 37
const LENGTH = 41

type Salted = Pick<Session, 'id' | 'refreshSalt'>

/** What a refresh token names before its keyed hash is checked. */
export type ClaimedRefresh = { sessionId: string; counter: number; bytes: Buffer }

export const createRefreshSalt = () => randomBytes(16).toString('base64url')

/** The session's refresh token with this number. There is no row per token. */
export function refreshTokenOf(secrets: Secrets, session: Salted, counter: number): string {
  const head = Buffer.alloc(COUNTER_END)
  head.writeUInt8(VERSION)
  head.write(session.id.replaceAll('-', ''), 1, 'hex')
  head.writeUInt32BE(counter, ID_END)
  const body = Buffer.concat([head, macOf(secrets, session, head)])
  return Buffer.concat([body, checksumOf(body)]).toString('base64url')
}

/** Takes a token apart; null for a text that never was one. */
export function readRefreshToken(token: string): ClaimedRefresh | null {
  if (!/^[\w-]{55}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== LENGTH || bytes[0] !== VERSION) return null
  if (!checksumOf(bytes.subarray(0, MAC_END)).equals(bytes.subarray(MAC_END))) return null
  const hex = bytes.toString('hex', 1, ID_END)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, counter: bytes.readUInt32BE(ID_END), bytes }
}

/** Whether the session's key made this token. */
export function isGenuine(secrets: Secrets, session: Salted, { bytes }: ClaimedRefresh): boolean {
  const expected = macOf(secrets, session, bytes.subarray(0, COUNTER_END))
  return timingSafeEqual(expected, bytes.subarray(COUNTER_END, MAC_END))
}

/** The key is not in the table: whoever reads it cannot make tokens. */
function macOf(secrets: Secrets, { refreshSalt }: Salted, head: Buffer): Buffer {
  const key = secrets.mac('refresh-key', refreshSalt)
  return createHmac('sha256', key)
    .update(head)
    .digest()
    .subarray(0, MAC_END - COUNTER_END)
}

/** Tells a mistyped token from a forged one without a query. */
function checksumOf(bytes: Buffer): Buffer {
  return createHash('sha256')
    .update(bytes)
    .digest()
    .subarray(0, LENGTH - MAC_END)
}
