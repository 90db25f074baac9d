import type { SamlConfig } from '@node-saml/node-saml'
import { apiUrlOf } from '#auth/config.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import type { SsoProvider } from '#domain/member/account.ts'
import { readIdpMetadata } from './idp-metadata.ts'

/** Tolerated clock skew between two machines. */
export const CLOCK_SKEW_MS = 60_000

type Configured = Pick<AuthDeps, 'config'>

/** Entity id of this service and URL of its metadata. */
export const entityIdOf = ({ config }: Configured) => `${apiUrlOf(config)}/sso/saml/metadata`
/** URL of the assertion consumer service. */
export const acsUrlOf = ({ config }: Configured) => `${apiUrlOf(config)}/sso/saml/acs`
/** The name of a provider in identities and metadata of accounts. */
export const providerNameOf = ({ id }: Pick<SsoProvider, 'id'>) => `sso:${id}`

/** @throws AuthError while single sign-on is disabled */
export function requireSaml({ config }: Configured): void {
  if (!config.samlEnabled)
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

export const unknownProvider = () =>
  new AuthError(404, 'sso_provider_not_found', 'No SSO provider assigned for this domain')

/** Our side of the exchange with one provider; only what its own keys signed counts. */
export async function openServiceProvider(
  deps: Configured,
  provider: SsoProvider,
  more: Partial<SamlConfig> = {},
) {
  const { SAML } = await import('@node-saml/node-saml')
  const { signInUrl, certificates } = await readIdpMetadata(provider.metadataXml)
  return new SAML({
    issuer: entityIdOf(deps),
    callbackUrl: acsUrlOf(deps),
    entryPoint: signInUrl,
    idpCert: certificates,
    identifierFormat: provider.nameIdFormat,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    // Either the whole answer or the assertion must be signed; what is read is what was signed.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    ...more,
  })
}
