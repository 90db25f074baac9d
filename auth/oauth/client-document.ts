import { z } from 'zod'
import { toSingleLine } from '#domain/text/single-line.ts'
import { isRegistrable, placeOf } from './redirect-uris.ts'

const URL_LIMIT = 500
const NAME_LIMIT = 80
const REDIRECTS_LIMIT = 10

/** The fields that registrations (RFC 7591) and client ID metadata documents share. */
export const clientFields = z.looseObject({
  client_name: z.string().overwrite(toSingleLine).trim().max(NAME_LIMIT).optional(),
  redirect_uris: z.array(z.string()).min(1).max(REDIRECTS_LIMIT),
})

// Every program is a public client: a secret in a public document would be none.
const description = clientFields.extend({
  client_id: z.string(),
  token_endpoint_auth_method: z.literal('none').default('none'),
  client_secret: z.undefined().optional(),
})

/**
 * Whether a client_id is the address of a document that describes the program: https, with a path, and in the one
 * spelling that the URL parser leaves as it is.
 */
export function isDocumentUrl(clientId: string): boolean {
  const url = clientId.length <= URL_LIMIT ? URL.parse(clientId) : null
  if (url?.protocol !== 'https:' || url.pathname === '/') return false
  return url.href === clientId && !url.username && !url.password && !clientId.includes('#')
}

/** Parses the document at an address; null unless it describes the program of this address. */
export function readDescription(
  address: string,
  text: string,
): { name: string; redirectUris: string[] } | null {
  const { data } = description.safeParse(parseJson(text))
  if (data?.client_id !== address || !data.redirect_uris.every(isRegistrable)) return null
  const name = data.client_name || placeOf(address)
  return { name, redirectUris: [...new Set(data.redirect_uris)] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
