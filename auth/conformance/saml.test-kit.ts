import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import { createCertificate } from './certificate.test-kit.ts'
import { API } from './service.test-kit.ts'

const ACS = `${API}/sso/saml/acs`
const ENTITY = `${API}/sso/saml/metadata`
const BINDINGS = 'urn:oasis:names:tc:SAML:2.0:bindings'
export const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** What an answer says; each field as an honest provider would have it. */
export type Answer = {
  id: string
  issuer: string
  audience: string
  recipient: string
  nameId: string
  nameIdFormat: string
  inResponseTo: string | null
  notBefore: Date
  notOnOrAfter: Date
  sessionNotOnOrAfter: Date | null
  attributes: Record<string, string>
}

const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** The metadata of an identity provider, with other fields in the place of honest ones. */
export function idpMetadata({
  entityID = `https://idp-${randomUUID()}.example/saml`,
  certificate = createCertificate().certificate,
  attributes = '',
  services = `<md:SingleSignOnService Binding="${BINDINGS}:HTTP-Redirect" Location="https://idp.example/sign-in"/>`,
} = {}): string {
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityID}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"${attributes}><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:NameIDFormat>${EMAIL_FORMAT}</md:NameIDFormat>${services}</md:IDPSSODescriptor></md:EntityDescriptor>`
}

/** The identity provider of an organisation. */
export function createIdentityProvider(entityID = `https://idp-${randomUUID()}.example/saml`) {
  const { privateKey, certificate } = createCertificate()
  /** A signed answer in base64; the assertion is signed, or the whole response. */
  async function answer(said: Partial<Answer>, signed: 'assertion' | 'response' = 'response') {
    const xml = responseXml({ ...honest(entityID), ...said })
    const path = `/*[local-name(.)='Response']${signed === 'assertion' ? "/*[local-name(.)='Assertion']" : ''}`
    const signer = new SignedXml({
      privateKey,
      signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      canonicalizationAlgorithm: EXCLUSIVE_C14N,
    })
    signer.addReference({
      xpath: path,
      digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
      transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', EXCLUSIVE_C14N],
    })
    const location = { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' } as const
    signer.computeSignature(xml, { prefix: 'ds', location })
    return Buffer.from(signer.getSignedXml()).toString('base64')
  }
  return { entityID, certificate, metadata: idpMetadata({ entityID, certificate }), answer }
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>

/** The request that a browser carries to the provider. */
export function requestIn(url: string) {
  const params = new URL(url).searchParams
  const xml = inflateRawSync(Buffer.from(params.get('SAMLRequest') ?? '', 'base64')).toString()
  return {
    id: / ID="([^"]+)"/.exec(xml)?.[1] ?? '',
    relayState: params.get('RelayState') ?? '',
    xml,
  }
}

function honest(issuer: string): Answer {
  const now = Date.now()
  return {
    id: `_${randomUUID()}`,
    issuer,
    audience: ENTITY,
    recipient: ACS,
    nameId: `person-${randomUUID()}`,
    nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    inResponseTo: null,
    notBefore: new Date(now - 1_000),
    notOnOrAfter: new Date(now + 300_000),
    sessionNotOnOrAfter: null,
    attributes: { mail: 'ada@corp.example' },
  }
}

function responseXml(said: Answer): string {
  const now = new Date().toISOString()
  const answers = said.inResponseTo ? ` InResponseTo="${said.inResponseTo}"` : ''
  const [from, until] = [said.notBefore.toISOString(), said.notOnOrAfter.toISOString()]
  const end = said.sessionNotOnOrAfter
    ? ` SessionNotOnOrAfter="${said.sessionNotOnOrAfter.toISOString()}"`
    : ''
  const attributes = Object.entries(said.attributes)
    .map(
      ([name, value]) =>
        `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
    )
    .join('')
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${now}" Destination="${ACS}"${answers}><saml:Issuer>${said.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${said.id}" Version="2.0" IssueInstant="${now}"><saml:Issuer>${said.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${said.nameIdFormat}">${said.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${said.recipient}"${answers}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now}" SessionIndex="_s"${end}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes}</saml:AttributeStatement></saml:Assertion></samlp:Response>`
}
