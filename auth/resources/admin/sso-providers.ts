import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { audit } from '#auth/audit.ts'
import { readBody, requireUuid } from '#auth/body.ts'
import { requireAdmin } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { providerNameOf, requireSaml } from '#auth/saml/service-provider.ts'
import {
  createSsoProvider,
  deleteSessionsOfProvider,
  deleteSsoProvider,
  findSsoProvider,
  listSsoDomains,
  listSsoProviders,
  replaceSsoDomains,
  SsoProviderTaken,
  updateSsoProvider,
} from '#data/auth/sso-providers.ts'
import type { Db } from '#data/db/db.ts'
import type { SsoProvider } from '#domain/member/account.ts'
import { metadataOf, type ProviderBody, providerBody } from './sso-provider-body.ts'

/** GET /admin/sso/providers: all of them, without their metadata. */
export async function listProviders(deps: AuthDeps, c: Context): Promise<Response> {
  await requireProviderAdmin(deps, c)
  const providers = await listSsoProviders(deps.db)
  const domains = await listSsoDomains(
    deps.db,
    providers.map(({ id }) => id),
  )
  const items = providers.map((provider) => {
    const { saml, ...view } = toView(provider, domains)
    const { metadata_xml: _, ...shown } = saml
    return { ...view, saml: shown }
  })
  return c.json({ items })
}

/** GET /admin/sso/providers/{id} */
export async function getProvider(deps: AuthDeps, c: Context): Promise<Response> {
  await requireProviderAdmin(deps, c)
  return c.json(await viewProvider(deps.db, await requiredProvider(deps, c)))
}

/** POST /admin/sso/providers: adds an identity provider by its metadata. */
export async function createProvider(deps: AuthDeps, c: Context): Promise<Response> {
  const actorId = await requireProviderAdmin(deps, c)
  const body = await readBody(c, providerBody)
  if (body.type !== 'saml') throw invalid("Only 'saml' supported for SSO provider type")
  const metadata = await metadataOf(body)
  if (!metadata) throw invalid('Either metadata_xml or metadata_url must be set')
  const now = deps.now()
  const created = await deps.db.transaction(async (tx) => {
    const provider = await createSsoProvider(tx, {
      id: randomUUID(),
      entityId: metadata.entityId,
      metadataXml: metadata.xml,
      metadataUrl: body.metadata_url ?? null,
      resourceId: body.resource_id ?? null,
      attributeMapping: body.attribute_mapping ?? {},
      nameIdFormat: body.name_id_format || null,
      disabled: body.disabled ?? false,
      createdAt: now,
      updatedAt: now,
    })
    if (!provider) throw providerExists()
    await setDomains(tx, provider.id, body.domains ?? [])
    await note(deps, c, tx, { actorId, providerId: provider.id, change: 'created' })
    return provider
  })
  return c.json(await viewProvider(deps.db, created), 201)
}

/** PUT /admin/sso/providers/{id}; switching it off signs its people out. */
export async function updateProvider(deps: AuthDeps, c: Context): Promise<Response> {
  const actorId = await requireProviderAdmin(deps, c)
  const target = await requiredProvider(deps, c)
  const body = await readBody(c, providerBody)
  const metadata = await metadataOf(body)
  if (metadata && metadata.entityId !== target.entityId)
    throw new AuthError(
      422,
      'saml_entity_id_mismatch',
      'SAML Metadata can be updated only if the SAML EntityID does not change',
    )
  const changed = await deps.db.transaction(async (tx) => {
    const provider = await applied(tx, target.id, {
      ...changesOf(body),
      ...(metadata && { metadataXml: metadata.xml, metadataUrl: body.metadata_url ?? null }),
      updatedAt: deps.now(),
    })
    if (body.domains) await setDomains(tx, provider.id, body.domains)
    if (provider.disabled) await deleteSessionsOfProvider(tx, providerNameOf(provider))
    await note(deps, c, tx, { actorId, providerId: provider.id, change: 'updated' })
    return provider
  })
  return c.json(await viewProvider(deps.db, changed))
}

/** DELETE /admin/sso/providers/{id}; its people are signed out, their accounts stay. */
export async function deleteProvider(deps: AuthDeps, c: Context): Promise<Response> {
  const actorId = await requireProviderAdmin(deps, c)
  const provider = await requiredProvider(deps, c)
  const view = await viewProvider(deps.db, provider)
  await deps.db.transaction(async (tx) => {
    await deleteSessionsOfProvider(tx, providerNameOf(provider))
    await deleteSsoProvider(tx, provider.id)
    await note(deps, c, tx, { actorId, providerId: provider.id, change: 'deleted' })
  })
  return c.json(view)
}

async function requireProviderAdmin(deps: AuthDeps, c: Context): Promise<string | null> {
  const actorId = await requireAdmin(deps, c)
  requireSaml(deps)
  return actorId
}

const noProvider = () =>
  new AuthError(404, 'sso_provider_not_found', 'A provider with this UUID does not exist')
const providerExists = () =>
  new AuthError(422, 'saml_idp_already_exists', 'An identity provider like this already exists')

async function requiredProvider({ db }: AuthDeps, c: Context): Promise<SsoProvider> {
  const id = requireUuid(c.req.param('id') ?? '', noProvider())
  const provider = await findSsoProvider(db, id)
  if (!provider) throw noProvider()
  return provider
}

type Changes = Parameters<typeof updateSsoProvider>[2]

async function applied(tx: Db, id: string, changes: Changes): Promise<SsoProvider> {
  try {
    const provider = await updateSsoProvider(tx, id, changes)
    if (!provider) throw noProvider()
    return provider
  } catch (error) {
    throw error instanceof SsoProviderTaken ? providerExists() : error
  }
}

function changesOf(body: ProviderBody): Changes {
  return {
    ...(body.resource_id !== undefined && { resourceId: body.resource_id }),
    ...(body.attribute_mapping && { attributeMapping: body.attribute_mapping }),
    ...(body.name_id_format !== undefined && { nameIdFormat: body.name_id_format || null }),
    ...(body.disabled !== undefined && { disabled: body.disabled }),
  }
}

async function setDomains(tx: Db, id: string, domains: readonly string[]): Promise<void> {
  if (await replaceSsoDomains(tx, id, [...new Set(domains)])) return
  throw new AuthError(
    422,
    'sso_domain_already_exists',
    'SSO Domain is already assigned to an SSO identity provider',
  )
}

function note(
  { config, now }: AuthDeps,
  c: Context,
  tx: Db,
  { actorId, ...details }: { actorId: string | null; providerId: string; change: string },
): Promise<void> {
  const { ip } = clientOf(c, config.trustProxy)
  return audit(tx, 'admin_provider_changed', { userId: null, actorId, ip, now: now(), details })
}

type Domains = Awaited<ReturnType<typeof listSsoDomains>>

async function viewProvider(db: Db, provider: SsoProvider) {
  return toView(provider, await listSsoDomains(db, [provider.id]))
}

function toView(provider: SsoProvider, domains: Domains) {
  return {
    id: provider.id,
    ...(provider.resourceId && { resource_id: provider.resourceId }),
    disabled: provider.disabled,
    saml: {
      entity_id: provider.entityId,
      metadata_xml: provider.metadataXml,
      ...(provider.metadataUrl && { metadata_url: provider.metadataUrl }),
      attribute_mapping: provider.attributeMapping,
      ...(provider.nameIdFormat && { name_id_format: provider.nameIdFormat }),
    },
    domains: domains
      .filter(({ ssoProviderId }) => ssoProviderId === provider.id)
      .map(({ domain }) => ({ domain })),
    created_at: provider.createdAt.toISOString(),
    updated_at: provider.updatedAt.toISOString(),
  }
}
