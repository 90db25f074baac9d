import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { readSaved } from '#data/members/saved-listings.ts'
import { SAVED_LIMIT } from '#domain/member/saved.ts'
import type { McpDeps, McpMembers } from '../deps.ts'
import { listingLine, urlOf } from '../listing-lines.ts'
import { LISTING_NOTICE, quoted, toolResult } from '../result.ts'
import { listed, notice } from '../schemas.ts'
import { toolSchemas } from '../tool-schemas.ts'
import { runForMember } from './run-for-member.ts'

const input = z.strictObject({
  list: z.string().trim().min(1).max(80).optional().describe('Name of one of their lists.'),
  limit: z.number().int().min(1).max(SAVED_LIMIT).default(20),
})

export const savedListOutput = z.object({
  notice,
  lists: z.array(z.string()).describe('Names of their lists.'),
  items: z
    .array(
      listed.extend({
        savedAt: z.iso.datetime(),
        note: z.string().describe('Their own note; empty without one.'),
        lists: z.array(z.string()),
      }),
    )
    .describe('Newest first.'),
  noLongerListed: z
    .array(z.object({ id: z.string(), title: z.string().nullable() }))
    .describe('Saved listings that have left the catalogue.'),
  isComplete: z.boolean(),
})

const schemas = toolSchemas(input, savedListOutput)

export function registerSavedList(server: McpServer, deps: McpDeps, members: McpMembers): void {
  server.registerTool(
    'saved_list',
    {
      title: 'Read saved listings',
      description: 'Returns the listings that the member has saved, with notes and lists.',
      ...schemas,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    (given) =>
      runForMember(deps, members, 'saved_list', ({ id }) => savedList(given, deps, members, id)),
  )
}

async function savedList(
  { list, limit }: z.infer<typeof input>,
  deps: McpDeps,
  { auth }: McpMembers,
  userId: string,
) {
  const saved = await readSaved(auth.db, userId)
  const names = new Map(saved.lists.map(({ id, name }) => [id, name]))
  const namesOf = (ids: readonly string[] = []) => ids.flatMap((id) => names.get(id) ?? [])
  const wanted = saved.items.filter(
    (item) => list === undefined || namesOf(item.lists).some((name) => isSame(name, list)),
  )
  const shown = wanted.slice(0, limit)
  const cards = await deps.readCards(shown.map(({ id }) => id))
  const byId = new Map(cards.map((card) => [card.id, card]))
  const items = shown.flatMap(({ id, at, note = '', lists }) => {
    const card = byId.get(id)
    if (!card) return []
    const listing = listed.shape.listing.parse(card)
    return [{ listing, url: urlOf(deps, card), savedAt: at, note, lists: namesOf(lists) }]
  })
  const noLongerListed = shown
    .filter(({ id }) => !byId.has(id))
    .map(({ id, kept }) => ({ id, title: kept?.title ?? null }))
  const lines = items.map(({ listing, note }, place) => {
    const line = `${place + 1}. ${listingLine(deps, listing)}`
    return note ? `${line}\n   Note of the member: ${quoted(note)}` : line
  })
  return toolResult(
    {
      notice: LISTING_NOTICE,
      lists: [...names.values()],
      items,
      noLongerListed,
      isComplete: wanted.length <= limit,
    },
    [lines.length > 0 ? LISTING_NOTICE : 'Nothing is saved.', ...lines].join('\n'),
  )
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
