import type { Context } from 'hono'
import { z } from 'zod'
import { toSingleLine } from '#domain/text/single-line.ts'
import { isEmailAddress } from './addresses/email-address.ts'
import { withCleanNames } from './addresses/metadata.ts'
import { AuthError, invalid } from './errors.ts'

const DEPTH_LIMIT = 32
const METADATA_LIMIT = 8_192

/** Text that PostgreSQL can store: without NUL and lone surrogates. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/**
 * Reads and validates a JSON body.
 *
 * @throws AuthError for an invalid body
 */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  return parseBody(await readJson(c), schema)
}

/** As `readBody`; a missing body counts as an empty object. */
export async function readOptionalBody<T extends z.ZodType>(
  c: Context,
  schema: T,
): Promise<z.output<T>> {
  const text = await c.req.text()
  return parseBody(text.trim() === '' ? {} : parseJson(text), schema)
}

async function readJson(c: Context): Promise<unknown> {
  return parseJson(await c.req.text())
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  }
}

function parseBody<T extends z.ZodType>(body: unknown, schema: T): z.output<T> {
  requireStorable(body, 0)
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue?.path.map(String).join('.')
  throw invalid(field ? `${field}: ${issue?.message}` : 'Request body must be a JSON object')
}

function requireStorable(value: unknown, depth: number): void {
  if (depth > DEPTH_LIMIT) throw invalid('Request body is nested too deeply')
  if (typeof value === 'string') {
    if (!isStorable(value)) throw invalid('Text must be well-formed and without NUL')
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw invalid('Text must be well-formed and without NUL')
      requireStorable(inner, depth + 1)
    }
  }
}

const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => text || null)

/** A user-given name: one line; null when absent or empty. */
export const nameField = z
  .string()
  .overwrite(toSingleLine)
  .max(4_096)
  .nullish()
  .transform((text) => text || null)

/** An e-mail address in lower case; null when absent or empty. */
export const emailField = z
  .string()
  .nullish()
  .transform((text) => text?.trim().toLowerCase() || null)
  .refine((email) => email === null || isEmailAddress(email), {
    message: 'Unable to validate email address: invalid format',
  })

export const textField = optionalText(4_096)
export const phoneField = optionalText(32)
/** Too long passwords are rejected later, with the error of the protocol. */
export const passwordField = z
  .string()
  .max(10_000)
  .nullish()
  .transform((text) => text ?? null)

/** User metadata; limited in size because every access token contains it. */
export const metadataField = z
  .custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'must be an object',
  )
  .refine((data) => JSON.stringify(data).length <= METADATA_LIMIT, 'is too large')
  .nullish()
  .transform((data) => withCleanNames(data ?? {}))

/** PKCE fields of any call that starts a sign-in by redirect; see flow.ts. */
export const challengeFields = {
  code_challenge: textField,
  code_challenge_method: textField,
}

export const securityField = z
  .looseObject({ captcha_token: textField })
  .nullish()
  .transform((security) => security?.captcha_token ?? null)

/** @throws AuthError when the text is not a UUID */
export function requireUuid(text: string, otherwise: AuthError): string {
  if (!isUuid(text)) throw otherwise
  return text.toLowerCase()
}

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
