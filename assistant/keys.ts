import { createHash, timingSafeEqual } from 'node:crypto'

export type ApiKeys = { anon: string; service: string }

/**
 * Whether the keys that a request brings are ours. None at all is fine: the function is public. A bearer
 * token in the form of a JWT names a user, not the project, and is left to those who need to know.
 */
export function keysAreValid(headers: Headers, keys: ApiKeys): boolean {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const brought = [
    headers.get('apikey'),
    bearer && isJwt(bearer) && !isOurs(bearer, keys) ? null : bearer,
  ]
  return brought.every((key) => !key || isOurs(key, keys))
}

function isOurs(key: string, { anon, service }: ApiKeys): boolean {
  // Both are always compared, so that timing reveals nothing.
  const [isAnon, isService] = [isSame(key, anon), isSame(key, service)]
  return isAnon || isService
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isJwt(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)
}
