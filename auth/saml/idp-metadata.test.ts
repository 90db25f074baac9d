import { expect, test } from 'vitest'
import { createCertificate } from '#auth/conformance/certificate.test-kit.ts'
import { idpMetadata } from '#auth/conformance/saml.test-kit.ts'
import { readIdpMetadata } from './idp-metadata.ts'

const entityID = 'https://idp.example/saml'
const { certificate } = createCertificate()
const other = createCertificate().certificate
const XML = idpMetadata({ entityID, certificate })
const [role = ''] = /<md:IDPSSODescriptor[\s\S]*<\/md:IDPSSODescriptor>/.exec(XML) ?? []
const [key = ''] = /<md:KeyDescriptor[\s\S]*<\/md:KeyDescriptor>/.exec(XML) ?? []
const service = (binding: string, location: string) =>
  `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`
const expected = {
  entityId: entityID,
  signInUrl: 'https://idp.example/sign-in',
  certificates: [certificate],
}

test.each([
  ['as it is', XML],
  ['with an XML declaration and a licence', `<?xml version="1.0"?><!-- licence -->\n${XML}`],
  ['with the default namespace', XML.replaceAll('md:', '').replace('xmlns:md', 'xmlns')],
  [
    'with a broken certificate line',
    XML.replace(certificate, `\n${certificate.slice(0, 64)}\n${certificate.slice(64)}`),
  ],
  [
    'with POST before the redirect binding',
    XML.replace(
      '<md:SingleSign',
      `${service('HTTP-POST', 'https://idp.example/post')}<md:SingleSign`,
    ),
  ],
  [
    'with a key for encryption',
    XML.replace(key, key.replace('signing', 'encryption').replace(certificate, other) + key),
  ],
  ['with a key for any use only', XML.replace(' use="signing"', '')],
  [
    'with another role before it',
    XML.replace(
      role,
      `<md:SPSSODescriptor>${key.replace(certificate, other)}</md:SPSSODescriptor>${role}`,
    ),
  ],
])('reads metadata %s', async (_, xml) => {
  expect(await readIdpMetadata(xml)).toEqual(expected)
})

test('reads every certificate for signing', async () => {
  const rotated = XML.replace(key, key + key.replace(certificate, other))
  expect((await readIdpMetadata(rotated)).certificates).toEqual([certificate, other])
})

test.each([
  ['a DOCTYPE', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${XML}`, 'a document type'],
  ['an entity', `<!DOCTYPE x [<!ENTITY e "x">]>${XML.replace(entityID, '&e;')}`, 'a document type'],
  ['an undeclared entity', XML.replace(entityID, 'https://&e;.example'), 'well-formed'],
  ['a CDATA section', XML.replace(certificate, `<![CDATA[${certificate}]]>`), 'CDATA'],
  [
    'a processing instruction',
    XML.replace('<md:Name', '<?x y?><md:Name'),
    'processing instruction',
  ],
  [
    'a comment made by stripping one',
    XML.replace('<md:Name', '<!<!-- -->-- x --><md:Name'),
    'a comment',
  ],
  ['256 KiB of padding', XML.replace('<md:Name', `${' '.repeat(262_144)}<md:Name`), 'too large'],
  [
    'thousands of elements',
    XML.replace('<md:Name', `${'<md:x/>'.repeat(2_001)}<md:Name`),
    'too many parts',
  ],
  ['an unclosed element', XML.replace('</md:IDPSSODescriptor>', ''), 'well-formed'],
  [
    'a repeated attribute',
    XML.replace(' entityID', ' entityID="https://evil.example" entityID'),
    'well-formed',
  ],
  ['an attribute without quotes', XML.replace(' use="signing"', ' use=signing'), 'well-formed'],
  ['a second root', XML + XML, 'well-formed'],
  [
    'a list of entities',
    `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${XML}</md:EntitiesDescriptor>`,
    'no EntityDescriptor',
  ],
  [
    'an entity within the entity',
    XML.replace(role, `<md:Extensions>${XML}</md:Extensions>${role}`),
    'several entities',
  ],
  ['a second descriptor', XML.replace(role, role + role), 'several IDPSSODescriptors'],
  [
    'a descriptor in extensions only',
    XML.replace(role, `<md:Extensions>${role}</md:Extensions>`),
    'no IDPSSODescriptor',
  ],
  [
    'another namespace',
    XML.replace('SAML:2.0:metadata', 'SAML:1.0:metadata'),
    'no EntityDescriptor',
  ],
  ['no entityID', XML.replace(entityID, ''), 'entityID'],
  ['an entityID that is too long', XML.replace(entityID, 'x'.repeat(1_025)), 'entityID'],
  [
    'signed requests wanted',
    idpMetadata({ certificate, attributes: ' WantAuthnRequestsSigned=" true "' }),
    'signed requests',
  ],
  [
    'no redirect binding',
    idpMetadata({ certificate, services: service('HTTP-POST', 'https://idp.example/') }),
    'HTTP-Redirect',
  ],
  ['no service', idpMetadata({ certificate, services: '' }), 'HTTP-Redirect'],
  [
    'plain http',
    idpMetadata({ certificate, services: service('HTTP-Redirect', 'http://idp.example/') }),
    'https',
  ],
  [
    'a script as its address',
    idpMetadata({ certificate, services: service('HTTP-Redirect', 'javascript:alert(1)') }),
    'https',
  ],
  ['a key for encryption only', XML.replace('use="signing"', 'use="encryption"'), 'no certificate'],
  ['a certificate of another namespace', XML.replace('xmldsig#', 'xmldsig'), 'no certificate'],
  ['a certificate that is none', XML.replace(certificate, 'AAAA'), 'cannot be read'],
  [
    'a short RSA key',
    XML.replace(certificate, createCertificate(1_024).certificate),
    'shorter than',
  ],
  ['nothing', '', 'XML'],
  ['no XML', 'hello', 'no EntityDescriptor'],
])('rejects metadata with %s', async (_, xml, reason) => {
  await expect(readIdpMetadata(xml)).rejects.toThrow(reason)
})
