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
const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const XML_SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'
const REDIRECT_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/**
 * Reads the metadata of one identity provider (SAML 2.0 Metadata, EntityDescriptor).
 *
 * @throws Error that says what is missing, ambiguous or cannot be used
 */
export async function readIdpMetadata(metadataXml: string): Promise<IdpMetadata> {
  // Comments and licences are common in metadata; nothing of it is signed or compared.
  const xml = requirePlainXml(metadataXml.replace(/<!--[\s\S]*?-->/g, ''))
  const entity = await parseEntity(xml)
  const entityId = entity.getAttribute('entityID') ?? ''
  if (entityId === '' || entityId.length > 1_024) throw new Error('it has no usable entityID')
  const [idp, second] = childrenOf(entity, METADATA, 'IDPSSODescriptor')
  if (!idp) throw new Error('it has no IDPSSODescriptor')
  if (second) throw new Error('it has several IDPSSODescriptors')
  if (/^\s*(true|1)\s*$/.test(idp.getAttribute('WantAuthnRequestsSigned') ?? ''))
    throw new Error('it wants signed requests, which are not offered')
  return { entityId, signInUrl: signInUrlOf(idp), certificates: certificatesOf(idp) }
}

/** @throws Error for ill-formed XML, and for a root other than a single EntityDescriptor */
async function parseEntity(xml: string): Promise<Element> {
  const { DOMParser } = await import('@xmldom/xmldom')
  const refuse = (message: string) => {
    throw new Error(`it is no well-formed XML: ${message.replace(/\s+/g, ' ').slice(0, 100)}`)
  }
  // The parser repairs what it only warns of; a repaired document may say something else.
  const errorHandler = { warning: refuse, error: refuse, fatalError: refuse }
  const document = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml')
  const root: Element | null = document.documentElement
  if (!root || !isNamed(root, METADATA, 'EntityDescriptor'))
    throw new Error('it is no EntityDescriptor')
  if (root.getElementsByTagNameNS('*', 'EntityDescriptor').length > 0)
    throw new Error('it has several entities')
  return root
}

const isElement = (node: Node): node is Element => node.nodeType === 1

function isNamed(element: Element, namespace: string, name: string): boolean {
  return element.namespaceURI === namespace && element.localName === name
}

/** Direct children only: the same names stand below other roles and in extensions. */
function childrenOf(parent: Element, namespace: string, name: string): Element[] {
  const elements = Array.from<Node>(parent.childNodes).filter(isElement)
  return elements.filter((element) => isNamed(element, namespace, name))
}

function signInUrlOf(idp: Element): string {
  const service = childrenOf(idp, METADATA, 'SingleSignOnService').find(
    (one) => one.getAttribute('Binding') === REDIRECT_BINDING,
  )
  const location = service?.getAttribute('Location') ?? ''
  if (!URL.canParse(location)) throw new Error('it has no SingleSignOnService for HTTP-Redirect')
  const { protocol, hostname } = new URL(location)
  if (protocol !== 'https:' && !(protocol === 'http:' && hostname === 'localhost'))
    throw new Error('its SingleSignOnService is not reached by https')
  return location
}

/** Those for signing, else those for any use. */
function certificatesOf(idp: Element): string[] {
  const keys = childrenOf(idp, METADATA, 'KeyDescriptor')
  const withUse = (use: string) => keys.filter((key) => (key.getAttribute('use') ?? '') === use)
  const signing = withUse('signing').flatMap(certificatesIn)
  const certificates = signing.length > 0 ? signing : withUse('').flatMap(certificatesIn)
  if (certificates.length === 0) throw new Error('it has no certificate to sign with')
  for (const certificate of certificates) requireUsable(certificate)
  return certificates
}

function certificatesIn(key: Element): string[] {
  return childrenOf(key, XML_SIGNATURE, 'KeyInfo')
    .flatMap((info) => childrenOf(info, XML_SIGNATURE, 'X509Data'))
    .flatMap((data) => childrenOf(data, XML_SIGNATURE, 'X509Certificate'))
    .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ''))
    .filter(Boolean)
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
