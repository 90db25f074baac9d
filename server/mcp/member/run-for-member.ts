import type { CallToolResult } from '@modelcontextprotocol/server'
import type { User } from '#domain/member/account.ts'
import type { McpDeps, McpMembers } from '../deps.ts'
import { runTool, toolError } from '../result.ts'

/** Runs a tool that acts for a member, within the limit of their account. */
export function runForMember(
  deps: McpDeps,
  { auth, memberOf }: McpMembers,
  name: string,
  tool: (user: User) => Promise<CallToolResult>,
): Promise<CallToolResult> {
  return runTool(deps, name, async () => {
    const member = memberOf()
    if (!member) return toolError('This tool acts for a member, who has to sign in first.')
    const wait = await auth.limits.take('account', member.user.id)
    if (wait > 0) return toolError(`Too many calls for this member. Try again in ${wait} seconds.`)
    return tool(member.user)
  })
}
