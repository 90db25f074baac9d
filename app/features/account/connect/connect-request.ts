import { isNativeScheme } from '#domain/member/native-scheme.ts'
import { isProgramScope, type ProgramScope } from '#domain/member/program-scopes.ts'

/** What a program asks a member for. */
export type ConnectRequest = {
  program: string
  /** Host of the document that describes the program; null if it registered itself. */
  documentHost: string | null
  /** Host to which the answer goes, or the scheme of a program on a device. */
  host: string
  /** Whether that is the machine of the member, where any program may listen. */
  isLocal: boolean
  email: string
  scopes: ProgramScope[]
}

/** Parses the response of /oauth/authorizations/{id}; null for anything else. */
export function readConnectRequest(response: unknown): ConnectRequest | null {
  const { client, redirect_uri: address, scope, user, is_local: isLocal } = fieldsOf(response)
  const { name, host: documentHost } = fieldsOf(client)
  if (typeof name !== 'string' || typeof address !== 'string' || typeof scope !== 'string')
    return null
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const { email } = fieldsOf(user)
  return {
    program: name,
    documentHost: typeof documentHost === 'string' ? documentHost : null,
    host: isNativeScheme(url.protocol) ? url.protocol.slice(0, -1) : url.host,
    isLocal: isLocal === true,
    email: typeof email === 'string' ? email : '',
    scopes: scope.split(' ').filter(isProgramScope),
  }
}

/** The address in the response to an answer; null unless it is one of the web or of a program on a device. */
export function readRedirect(response: unknown): string | null {
  const { redirect_url: address } = fieldsOf(response)
  if (typeof address !== 'string' || !URL.canParse(address)) return null
  const { protocol } = new URL(address)
  return /^https?:$/.test(protocol) || isNativeScheme(protocol) ? address : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
