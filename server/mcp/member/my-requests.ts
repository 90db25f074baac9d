import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { listRequests } from '#data/booking/booking-requests.ts'
import { summaryOf } from '#data/booking/booking-views.ts'
import { bookingRequestList } from '#domain/booking/booking-request.ts'
import { claimGuestRequests } from '../../booking/claim.ts'
import type { McpDeps, McpMembers } from '../deps.ts'
import { LISTING_NOTICE, quoted, toolResult } from '../result.ts'
import { notice } from '../schemas.ts'
import { toolSchemas } from '../tool-schemas.ts'
import { runForMember } from './run-for-member.ts'

const input = z.strictObject({ limit: z.number().int().min(1).max(100).default(20) })

export const myRequestsOutput = z.object({
  notice,
  requests: bookingRequestList.shape.requests.describe('Newest first.'),
  isComplete: z.boolean(),
})

const schemas = toolSchemas(input, myRequestsOutput)

export function registerMyRequests(server: McpServer, deps: McpDeps, members: McpMembers): void {
  server.registerTool(
    'my_requests',
    {
      title: 'Read booking requests',
      description: 'Returns the booking requests of the member with their states and totals.',
      ...schemas,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ limit }) =>
      runForMember(deps, members, 'my_requests', async (user) => {
        const { auth } = members
        await claimGuestRequests(auth, user)
        const all = await listRequests(auth.db, user.id, auth.now())
        const requests = all.slice(0, limit).map(summaryOf)
        const lines = requests.map(
          ({ id, listing, state, guests, updatedAt }) =>
            `${quoted(listing.title, 120)}: ${state}, ${guests} guests, changed ${updatedAt}; id ${id}`,
        )
        return toolResult(
          { notice: LISTING_NOTICE, requests, isComplete: all.length <= limit },
          [lines.length > 0 ? LISTING_NOTICE : 'There are no requests.', ...lines].join('\n'),
        )
      }),
  )
}
