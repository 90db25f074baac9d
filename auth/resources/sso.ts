import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { challengeFields, isUuid, readBody, securityField, textField } from '#auth/body.ts'
import { markBrowser } from '#auth/browser.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { invalid } from '#auth/errors.ts'
import { requireHuman } from '#auth/limits/captcha.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import {
  acsUrlOf,
  entityIdOf,
  openServiceProvider,
  providerNameOf,
  requireSaml,
  unknownProvider,
} from '#auth/saml/service-provider.ts'
import { challengeOf, startFlow } from '#auth/tokens/flow.ts'
import { createRelayState } from '#data/auth/saml.ts'
import { findSsoProvider, findSsoProviderByDomain } from '#data/auth/sso-providers.ts'
import type { SsoProvider } from '#domain/member/account.ts'

const ssoBody = z.looseObject({
  provider_id: textField,
  domain: textField,
  redirect_to: textField,
  skip_http_redirect: z.boolean().nullish(),
  gotrue_meta_security: securityField,
  ...challengeFields,
})

/** POST /sso: sends somebody to the identity provider of their organisation (SAML 2.0). */
export async function sso(deps: AuthDeps, c: Context): Promise<Response> {
  requireSaml(deps)
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'sso', client.ip)
  const body = await readBody(c, ssoBody)
  await requireHuman(deps, body.gotrue_meta_security, client)
  const codeChallenge = challengeOf(body)
  const provider = await requiredProvider(deps, body)
  const relayState = randomUUID()
  // An XML ID must not begin with a digit.
  const requestId = `_${randomUUID()}`
  const serviceProvider = await openServiceProvider(deps, provider, {
    generateUniqueId: () => requestId,
  })
  const url = await serviceProvider.getAuthorizeUrlAsync(relayState, undefined, {})
  const redirectTo = redirectTargetOf(deps.config, c, body.redirect_to)
  const beginning = markBrowser(deps, c, true)
  await deps.db.transaction(async (tx) => {
    const flow = codeChallenge
      ? await startFlow(deps, tx, {
          authenticationMethod: 'sso/saml',
          provider: providerNameOf(provider),
          codeChallenge,
          redirectTo,
        })
      : null
    await createRelayState(tx, {
      id: relayState,
      ssoProviderId: provider.id,
      requestId,
      flowStateId: flow?.id ?? null,
      redirectTo,
      ...beginning,
      createdAt: deps.now(),
    })
  })
  return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
}

async function requiredProvider(
  { db }: AuthDeps,
  { provider_id: id, domain }: z.output<typeof ssoBody>,
): Promise<SsoProvider> {
  if ((id === null) === (domain === null))
    throw invalid('Exactly one of provider_id or domain must be provided')
  if (id !== null && !isUuid(id)) throw unknownProvider()
  const provider = id
    ? await findSsoProvider(db, id.toLowerCase())
    : await findSsoProviderByDomain(db, (domain ?? '').toLowerCase())
  if (!provider || provider.disabled) throw unknownProvider()
  return provider
}

/** GET /sso/saml/metadata: what the administrator of an identity provider enters there. */
export async function samlMetadata(deps: AuthDeps, c: Context): Promise<Response> {
  requireSaml(deps)
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml')
  const xml = generateServiceProviderMetadata({
    issuer: entityIdOf(deps),
    callbackUrl: acsUrlOf(deps),
    identifierFormat: null,
    wantAssertionsSigned: true,
  })
  c.header('Cache-Control', 'public, max-age=600')
  return c.body(xml, 200, { 'content-type': 'application/xml' })
}
