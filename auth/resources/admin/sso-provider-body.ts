import { z } from 'zod'
import { textField } from '#auth/body.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { type IdpMetadata, readIdpMetadata } from '#auth/saml/idp-metadata.ts'
import { attributeMapping } from '#auth/saml/person.ts'

const XML_LIMIT = 500_000
const TIMEOUT_MS = 5_000
const NAME_ID_FORMATS = [
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
]
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/, 'is not a domain')

/** What an administrator says of an identity provider; fields left out stay as they are. */
export const providerBody = z.looseObject({
  type: z.string().optional(),
  resource_id: textField.optional(),
  metadata_url: textField.optional(),
  metadata_xml: z.string().max(XML_LIMIT).nullish(),
  domains: z.array(domain).max(100).optional(),
  attribute_mapping: attributeMapping.nullish(),
  name_id_format: z.enum(NAME_ID_FORMATS).or(z.literal('')).nullish(),
  disabled: z.boolean().optional(),
})
export type ProviderBody = z.output<typeof providerBody>

/**
 * The metadata that a body brings or points to; null when it does neither.
 *
 * @throws AuthError when they cannot be had or used
 */
export async function metadataOf({
  metadata_url: url,
  metadata_xml: given,
}: ProviderBody): Promise<(IdpMetadata & { xml: string }) | null> {
  if (url && given) throw invalid('Only one of metadata_xml or metadata_url needs to be set')
  const xml = given || (url ? await fetchMetadata(url) : null)
  if (!xml) return null
  try {
    return { xml, ...(await readIdpMetadata(xml)) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it is no XML'
    throw invalid(`SAML Metadata cannot be used: ${reason.slice(0, 200)}`)
  }
}

async function fetchMetadata(address: string): Promise<string> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && url.hostname === 'localhost'))
    throw invalid('metadata_url is not a secure URL')
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return await textWithin(answer, XML_LIMIT)
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 100) : 'it did not answer'
    throw new AuthError(
      422,
      'saml_metadata_fetch_failed',
      `Failed to fetch SAML Metadata from URL: ${reason}`,
    )
  }
}

async function textWithin({ body }: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > limit) throw new Error('it is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
