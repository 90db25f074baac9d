import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import * as samlify from 'samlify'
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

/** The identity provider of an organisation, made with samlify. */
export function createIdentityProvider(entityID = `https://idp-${randomUUID()}.example/saml`) {
  const { privateKey, certificate } = createCertificate()
  const idp = samlify.IdentityProvider({
    entityID,
    privateKey,
    signingCert: certificate,
    isAssertionEncrypted: false,
    nameIDFormat: [EMAIL_FORMAT],
    singleSignOnService: [
      { Binding: `${BINDINGS}:HTTP-Redirect`, Location: 'https://idp.example/sign-in' },
    ],
    singleLogoutService: [
      { Binding: `${BINDINGS}:HTTP-Redirect`, Location: 'https://idp.example/sign-out' },
    ],
    loginResponseTemplate: { context: '<Response/>', attributes: [] },
  })
  const asked = (isAssertionSigned: boolean) =>
    samlify.ServiceProvider({
      entityID: ENTITY,
      wantAssertionsSigned: isAssertionSigned,
      assertionConsumerService: [{ Binding: `${BINDINGS}:HTTP-POST`, Location: ACS }],
    })

  /** A signed answer in base64; the assertion is signed, or the whole response. */
  async function answer(said: Partial<Answer>, signed: 'assertion' | 'response' = 'response') {
    const context = responseXml({ ...honest(entityID), ...said })
    const { context: encoded } = await idp.createLoginResponse(
      asked(signed === 'assertion'),
      { extract: {} },
      'post',
      {},
      () => ({ id: 'unused', context }),
    )
    return encoded
  }
  return { entityID, certificate, metadata: idp.getMetadata(), answer }
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
