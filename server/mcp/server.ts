import { McpServer } from '@modelcontextprotocol/server'
import { registerCard } from './card/register-card.ts'
import type { McpBooking, McpDeps, McpMembers } from './deps.ts'
import { registerMyRequests } from './member/my-requests.ts'
import { registerSave } from './member/save.ts'
import { registerSavedList } from './member/saved-list.ts'
import { registerPrompts } from './prompts.ts'
import { registerResources } from './resources.ts'
import { LISTING_NOTICE } from './result.ts'
import { registerCompare } from './tools/compare.ts'
import { registerCrisisResources } from './tools/crisis-resources.ts'
import { registerGetListing } from './tools/get-listing.ts'
import { registerPlan } from './tools/plan.ts'
import { registerRequestBooking } from './tools/request-booking.ts'
import { registerSearch } from './tools/search.ts'
import { registerSimilar } from './tools/similar.ts'
import { registerUpcoming } from './tools/upcoming.ts'

/** Of the tools and their schemas. */
const VERSION = '1'

const instructions = (name: string) =>
  `${name} is a directory of wellness stays, classes, services and products. ${LISTING_NOTICE} If a person may be in danger, call crisis_resources first and offer no listings. Nothing here is medical advice.`

/**
 * The MCP server of one request: all tools only read, but for the one that prepares a booking request and those
 * that save for a member.
 */
export function createMcpServer(
  deps: McpDeps,
  { booking, members }: { booking: McpBooking | null; members: McpMembers | null },
): McpServer {
  const server = new McpServer(
    { name: 'seekwell', title: deps.name, version: VERSION, websiteUrl: deps.origin },
    { instructions: instructions(deps.name) },
  )
  registerSearch(server, deps)
  registerGetListing(server, deps)
  registerSimilar(server, deps)
  registerUpcoming(server, deps)
  registerPlan(server, deps)
  registerCompare(server, deps)
  registerCrisisResources(server, deps)
  if (booking) registerRequestBooking(server, deps, booking)
  if (members) {
    registerSavedList(server, deps, members)
    registerSave(server, deps, members)
    registerMyRequests(server, deps, members)
  }
  registerResources(server, deps)
  registerCard(server)
  registerPrompts(server)
  return server
}
