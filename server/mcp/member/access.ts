import { z } from 'zod'
import type { AuthDeps } from '#auth/deps.ts'
import { bearerOf } from '#auth/gateway.ts'
import { resourceMetadataUrlOf } from '#auth/oauth/metadata.ts'
import { type ProgramCaller, readProgramToken } from '#auth/oauth/program-token.ts'

const toolCall = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.enum(['saved_list', 'save', 'unsave', 'my_requests']) }),
})

type MemberTool = z.infer<typeof toolCall>['params']['name']

const SCOPES = {
  saved_list: 'saved:read',
  save: 'saved:write',
  unsave: 'saved:write',
  my_requests: 'requests:read',
} as const satisfies Record<MemberTool, ProgramCaller['scopes'][number]>

export type Rejection = {
  status: 401 | 403 | 429
  message: string
  headers: Record<string, string>
}

/**
 * The member that a request acts for; null for an anonymous one, which all tools but those of members answer. A
 * token that is not valid is rejected for every tool, so that the program gets a new one.
 *
 * @param header of the authorization
 */
export async function memberOfRequest(
  auth: AuthDeps,
  header: string | undefined,
  body: unknown,
): Promise<{ member: ProgramCaller | null } | Rejection> {
  const { data } = toolCall.safeParse(body)
  const scope = data ? SCOPES[data.params.name] : null
  const challenge = (error?: string) => challengeOf(auth, { scope, error })
  if (header === undefined) {
    if (!scope) return { member: null }
    return { status: 401, message: 'This tool acts for a member', headers: challenge() }
  }
  const token = bearerOf(header)
  const member = token && (await readProgramToken(auth, token))
  if (!member) {
    const message = 'The token is not valid here'
    return { status: 401, message, headers: challenge('invalid_token') }
  }
  if (!scope || member.scopes.includes(scope)) return { member }
  const message = `The member has not permitted ${scope}`
  return { status: 403, message, headers: challenge('insufficient_scope') }
}

/** The header by which a program finds out how to get a token (RFC 9728, 5.1). */
export function challengeOf(
  { config }: Pick<AuthDeps, 'config'>,
  { scope, error }: { scope?: string | null; error?: string | undefined },
): Record<string, string> {
  const parts = [
    `Bearer resource_metadata="${resourceMetadataUrlOf(config)}"`,
    ...(scope ? [`scope="${scope}"`] : []),
    ...(error ? [`error="${error}"`] : []),
  ]
  return { 'WWW-Authenticate': parts.join(', ') }
}
