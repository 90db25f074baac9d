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

type Services = { booking: McpBooking | null; members: McpMembers | null }

/**
 * The MCP server of one request: all tools only read, but for the one that prepares a booking request and those
 * that save for a member.
 *
 * @param called the tool that the request calls: registering the others takes longer than most calls
 */
export function createMcpServer(
  deps: McpDeps,
  services: Services,
  called: string | null = null,
): McpServer {
  const server = new McpServer(
    { name: 'seekwell', title: deps.name, version: VERSION, websiteUrl: deps.origin },
    { instructions: instructions(deps.name) },
  )
  const tools = registrationsOf(deps, services)
  const register = called === null ? undefined : tools.get(called)
  if (register) {
    register(server)
    return server
  }
  for (const registerTool of new Set(tools.values())) registerTool(server)
  registerResources(server, deps)
  registerCard(server)
  registerPrompts(server)
  return server
}

/** What registers each tool, by its name. */
function registrationsOf(deps: McpDeps, { booking, members }: Services) {
  const tools = new Map<string, (server: McpServer) => void>([
    ['search', (server) => registerSearch(server, deps)],
    ['get_listing', (server) => registerGetListing(server, deps)],
    ['similar', (server) => registerSimilar(server, deps)],
    ['upcoming', (server) => registerUpcoming(server, deps)],
    ['plan', (server) => registerPlan(server, deps)],
    ['compare', (server) => registerCompare(server, deps)],
    ['crisis_resources', (server) => registerCrisisResources(server, deps)],
  ])
  if (booking)
    tools.set('request_booking', (server) => registerRequestBooking(server, deps, booking))
  if (members) {
    const registerSaving = (server: McpServer) => registerSave(server, deps, members)
    tools.set('saved_list', (server) => registerSavedList(server, deps, members))
    tools.set('save', registerSaving).set('unsave', registerSaving)
    tools.set('my_requests', (server) => registerMyRequests(server, deps, members))
  }
  return tools
}
