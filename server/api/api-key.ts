import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { bearerOf } from '#auth/gateway.ts'
import type { Db } from '#data/db/db.ts'
import { type ApiKey, findValidKey } from '#data/staff/api-keys.ts'
import { API_KEY_START, type ApiScope, isPublishable } from '#domain/console/api-keys.ts'
import type { KeyLimits } from '../limits/key-limits.ts'
import { problem } from './problem.ts'

export type KeyDeps = {
  /** The primary database. */
  db: Db
  limits: KeyLimits
  /** The clock; of the machine unless a test sets it. */
  now?: () => Date
}

/** Variables of a request; `apiKey` is null without a key. */
export type KeyVariables = { Variables: { apiKey: ApiKey | null } }

/** The valid key that a token is, with the seconds to wait when it is over its rate, else 0; null for no key. */
export async function takeApiKey(
  { db, limits, now }: KeyDeps,
  token: string,
): Promise<{ key: ApiKey; wait: number } | null> {
  const key = await findValidKey(db, token, now?.() ?? new Date())
  return key && { key, wait: await limits.take(key) }
}

/**
 * Reads the key of a request (`Authorization: Bearer sw_…`). An unknown or revoked one is 401, one over its rate
 * 429, a secret one from a web page 403. Other tokens count as no key.
 */
export function readApiKey(deps: KeyDeps) {
  return createMiddleware<KeyVariables>(async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    c.set('apiKey', null)
    if (!token?.startsWith(API_KEY_START)) return next()
    const taken = await takeApiKey(deps, token)
    if (!taken) return unauthorized(c, 'This key is unknown or was revoked.')
    const { key, wait } = taken
    if (wait > 0) return tooMany(c, wait, key)
    if (isExposed(c, key)) return exposed(c)
    c.set('apiKey', key)
    return next()
  })
}

/** Whether a secret key comes from a web page, where everybody can read it. Browsers alone send an Origin. */
export function isExposed(c: Context, key: ApiKey): boolean {
  return c.req.header('origin') !== undefined && !isPublishable(key)
}

/** Admits requests of keys with a scope. */
export function requireScope(scope: ApiScope) {
  return createMiddleware<KeyVariables>(async (c, next) => {
    const key = c.get('apiKey')
    if (!key) return unauthorized(c, `A key with the scope ${scope} is needed.`)
    return key.scopes.includes(scope) ? next() : forbidden(c, scope)
  })
}

/** Admits requests without a key, and of keys with a scope. */
export function allowWithoutKey(scope: ApiScope) {
  return createMiddleware<KeyVariables>(async (c, next) => {
    const key = c.get('apiKey')
    return !key || key.scopes.includes(scope) ? next() : forbidden(c, scope)
  })
}

function unauthorized(c: Context, detail: string): Response {
  c.header('WWW-Authenticate', 'Bearer')
  return problem(c, { title: 'Unauthorized', status: 401, detail })
}

function forbidden(c: Context, scope: ApiScope): Response {
  return problem(c, {
    title: 'Forbidden',
    status: 403,
    detail: `This key does not have the scope ${scope}.`,
  })
}

function exposed(c: Context): Response {
  return problem(c, {
    title: 'Forbidden',
    status: 403,
    detail:
      'This key is secret and was sent by a web page: revoke it, and use one that only reads.',
  })
}

function tooMany(c: Context, wait: number, { perMinute }: ApiKey): Response {
  c.header('Retry-After', String(wait))
  return problem(c, {
    title: 'Too many requests',
    status: 429,
    detail: `This key may call ${perMinute} times a minute.`,
  })
}
