import { isProgramScope, type ProgramScope } from '#domain/member/program-scopes.ts'

/** What a program asks a member for. */
export type ConnectRequest = {
  program: string
  /** Host to which the answer goes. */
  host: string
  /** Whether that is the machine of the member, where any program may listen. */
  isLocal: boolean
  email: string
  scopes: ProgramScope[]
}

/** Parses the response of /oauth/authorizations/{id}; null for anything else. */
export function readConnectRequest(response: unknown): ConnectRequest | null {
  const { client, redirect_uri: address, scope, user, is_local: isLocal } = fieldsOf(response)
  const { name } = fieldsOf(client)
  if (typeof name !== 'string' || typeof address !== 'string' || typeof scope !== 'string')
    return null
  if (!URL.canParse(address)) return null
  const { email } = fieldsOf(user)
  return {
    program: name,
    host: new URL(address).host,
    isLocal: isLocal === true,
    email: typeof email === 'string' ? email : '',
    scopes: scope.split(' ').filter(isProgramScope),
  }
}

/** The address in the response to an answer; null unless it is one of the web. */
export function readRedirect(response: unknown): string | null {
  const { redirect_url: address } = fieldsOf(response)
  if (typeof address !== 'string' || !URL.canParse(address)) return null
  return /^https?:$/.test(new URL(address).protocol) ? address : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
