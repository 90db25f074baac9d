import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { changeMemberSaved, readSaved } from '#data/members/saved-listings.ts'
import { NOTE_LIMIT, SAVED_LIMIT } from '#domain/member/saved.ts'
import { findListed } from '../../api/find-listed.ts'
import type { McpDeps, McpMembers } from '../deps.ts'
import { quoted, toolError, toolResult, unknownListings } from '../result.ts'
import { listingId } from '../schemas.ts'
import { toolSchemas } from '../tool-schemas.ts'
import { runForMember } from './run-for-member.ts'

const saveInput = z.strictObject({
  id: listingId,
  note: z
    .string()
    .trim()
    .max(NOTE_LIMIT)
    .optional()
    .describe('In the words of the member; replaces the note there is.'),
})
const unsaveInput = z.strictObject({ id: listingId })

export const saveOutput = z.object({
  id: z.string(),
  isSaved: z.boolean(),
  count: z.int().describe('Listings that the member has saved now.'),
})

const saveSchemas = toolSchemas(saveInput, saveOutput)
const unsaveSchemas = toolSchemas(unsaveInput, saveOutput)

export function registerSave(server: McpServer, deps: McpDeps, members: McpMembers): void {
  server.registerTool(
    'save',
    {
      title: 'Save a listing',
      description: 'Saves a listing for the member, who asked for it; a saved one stays saved.',
      ...saveSchemas,
      annotations: {
        ...{ readOnlyHint: false, destructiveHint: false },
        ...{ idempotentHint: true, openWorldHint: false },
      },
    },
    (given) => runForMember(deps, members, 'save', ({ id }) => save(given, deps, members, id)),
  )
  server.registerTool(
    'unsave',
    {
      title: 'Remove a saved listing',
      description:
        'Removes a listing, and the note on it, from what the member has saved. Only when the member asks for it.',
      ...unsaveSchemas,
      annotations: {
        ...{ readOnlyHint: false, destructiveHint: true },
        ...{ idempotentHint: true, openWorldHint: false },
      },
    },
    (given) => runForMember(deps, members, 'unsave', ({ id }) => unsave(given, deps, members, id)),
  )
}

async function save(
  { id, note }: z.infer<typeof saveInput>,
  deps: McpDeps,
  { auth }: McpMembers,
  userId: string,
): Promise<CallToolResult> {
  const listing = await findListed(deps.catalogue, id)
  if (!listing) return unknownListings([id])
  const { items } = await readSaved(auth.db, userId)
  const isNew = !items.some((item) => item.id === listing.id)
  if (isNew && items.length >= SAVED_LIMIT)
    return toolError(`The member has saved ${SAVED_LIMIT} listings, which is the limit.`)
  const now = auth.now()
  const at = now.toISOString()
  const noted = note === undefined ? {} : { note, notedAt: at }
  const item = { id: listing.id, at, ...noted }
  const saved = await changeMemberSaved(auth.db, userId, [{ kind: 'save', item, when: at }], now)
  return toolResult(
    { id: listing.id, isSaved: true, count: saved.items.length },
    `${quoted(listing.title, 120)} is saved.`,
  )
}

async function unsave(
  { id }: z.infer<typeof unsaveInput>,
  deps: McpDeps,
  { auth }: McpMembers,
  userId: string,
): Promise<CallToolResult> {
  const { items } = await readSaved(auth.db, userId)
  // A listing that has left the catalogue can be removed by its id.
  const isKnown = items.some((item) => item.id === id)
  const listingIdToRemove = isKnown ? id : (await findListed(deps.catalogue, id))?.id
  if (listingIdToRemove === undefined) return unknownListings([id])
  const now = auth.now()
  const change = { kind: 'remove', id: listingIdToRemove, when: now.toISOString() } as const
  const saved = await changeMemberSaved(auth.db, userId, [change], now)
  return toolResult(
    { id: listingIdToRemove, isSaved: false, count: saved.items.length },
    'It is not saved.',
  )
}
