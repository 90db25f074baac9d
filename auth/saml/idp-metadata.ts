import { X509Certificate } from 'node:crypto'
import { requirePlainXml } from './guarded-xml.ts'

export type IdpMetadata = {
  entityId: string
  /** Where browsers are sent, by the redirect binding. */
  signInUrl: string
  /** The certificates it may sign with, in base64. */
  certificates: string[]
}

const MIN_RSA_BITS = 2_048

/**
 * Reads what an identity provider says of itself.
 *
 * @throws Error that says what is missing or cannot be used
 */
export async function readIdpMetadata(metadataXml: string): Promise<IdpMetadata> {
  // Comments and licences are common in metadata; nothing of it is signed or compared.
  const xml = requirePlainXml(metadataXml.replace(/<!--[\s\S]*?-->/g, ''))
  const { IdPMetadata } = await import('samlify')
  const metadata = IdPMetadata(xml)
  const entityId = metadata.getEntityID()
  if (typeof entityId !== 'string' || entityId === '' || entityId.length > 1_024)
    throw new Error('it has no entityID, or several entities')
  if (wantsSignedRequests(xml)) throw new Error('it wants signed requests, which are not offered')
  const services: unknown = Reflect.get(metadata, 'meta')
  return {
    entityId,
    signInUrl: signInUrlOf(services),
    certificates: certificatesOf(metadata.getX509Certificate('signing'), services),
  }
}

const wantsSignedRequests = (xml: string) => /WantAuthnRequestsSigned\s*=\s*["'](true|1)/.test(xml)
const REDIRECT_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

function signInUrlOf(meta: unknown): string {
  const services = fieldOf(meta, 'singleSignOnService')
  const location = [fieldOf(services, REDIRECT_BINDING)].flat()[0]
  if (typeof location !== 'string' || !URL.canParse(location))
    throw new Error('it has no SingleSignOnService for HTTP-Redirect')
  const { protocol, hostname } = new URL(location)
  if (protocol !== 'https:' && !(protocol === 'http:' && hostname === 'localhost'))
    throw new Error('its SingleSignOnService is not reached by https')
  return location
}

/** Those for signing, else those for any use. */
function certificatesOf(signing: unknown, meta: unknown): string[] {
  const listed = [signing ?? fieldOf(meta, 'sharedCertificate')].flat()
  const certificates = listed.flatMap((text) =>
    typeof text === 'string' && text.trim() !== '' ? [text.replace(/\s+/g, '')] : [],
  )
  if (certificates.length === 0) throw new Error('it has no certificate to sign with')
  for (const certificate of certificates) requireUsable(certificate)
  return certificates
}

function requireUsable(certificate: string): void {
  const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = publicKeyOf(certificate)
  if (kind !== 'rsa' && kind !== 'ec') throw new Error('its certificate is neither RSA nor EC')
  if (kind === 'rsa' && (details?.modulusLength ?? 0) < MIN_RSA_BITS)
    throw new Error(`its RSA key is shorter than ${MIN_RSA_BITS} bits`)
}

function publicKeyOf(certificate: string) {
  try {
    return new X509Certificate(Buffer.from(certificate, 'base64')).publicKey
  } catch {
    throw new Error('its certificate cannot be read')
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
