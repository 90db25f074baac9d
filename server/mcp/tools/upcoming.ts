import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { nextOccurrences } from '#domain/availability/schedule.ts'
import { localDay } from '#domain/listing/event.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { eventsOf } from '../../api/catalogue.ts'
import { findListed } from '../../api/find-listed.ts'
import { type McpDeps, nowOf } from '../deps.ts'
import { urlOf } from '../listing-lines.ts'
import { LISTING_NOTICE, quoted, runTool, toolResult, unknownListings } from '../result.ts'
import { listingId, notice, reference } from '../schemas.ts'
import { toolSchemas } from '../tool-schemas.ts'

const instant = z.iso.datetime()

const input = z.strictObject({
  id: listingId.optional().describe('Dates of this listing only.'),
  category: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('Slug of a sub-category, such as yoga; without "id" only.'),
  limit: z.number().int().min(1).max(50).default(10),
})

const date = z.object({
  listing: reference,
  start: instant,
  end: instant,
  on: z.iso.date().describe('The day it begins in its own time zone.'),
  timeZone: z.string(),
  place: z.string(),
  seats: z
    .number()
    .int()
    .describe('Seats of one date as the listing states them; how many are free is not known.'),
})

export const upcomingOutput = z.object({
  notice,
  items: z.array(date).describe('Soonest first; without "id" the next date of each listing.'),
  datesAsText: z
    .array(z.string())
    .describe('Dates that the provider gave as text only; with "id" only.'),
})

type DateItem = z.infer<typeof date>

const schemas = toolSchemas(input, upcomingOutput)

export function registerUpcoming(server: McpServer, deps: McpDeps): void {
  server.registerTool(
    'upcoming',
    {
      title: 'List upcoming dates',
      description:
        'Returns the next dates of classes, events and retreats, or of one listing, with their seats.',
      ...schemas,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ id, category, limit }) =>
      runTool(deps, 'upcoming', async () => {
        if (id !== undefined) return datesOf(id, limit, deps)
        const events = await eventsOf(deps, { limit, category }, nowOf(deps))
        const items = events.map(({ listing, start, end, on, timeZone, place, seats }) => ({
          listing: referenceOf(listing, deps),
          ...isoSpan({ start, end }),
          ...{ on, timeZone, place, seats },
        }))
        return datesResult(items, [])
      }),
  )
}

async function datesOf(id: string, limit: number, deps: McpDeps): Promise<CallToolResult> {
  const found = await findListed(deps.catalogue, id)
  if (!found) return unknownListings([id])
  const { schedule } = found
  if (!schedule) return datesResult([], found.dates)
  const { timeZone, place, seats } = schedule
  const items = nextOccurrences(schedule, nowOf(deps), limit).map(({ start, end }) => ({
    listing: referenceOf(found, deps),
    ...isoSpan({ start, end }),
    ...{ on: localDay(start, timeZone), timeZone, place, seats },
  }))
  return datesResult(items, found.dates)
}

function referenceOf(listing: ListingCard, deps: McpDeps): DateItem['listing'] {
  const { id, slug, title, contentType } = listing
  return { id, slug, title, contentType, url: urlOf(deps, listing) }
}

function isoSpan({ start, end }: { start: Date; end: Date }) {
  return { start: start.toISOString(), end: end.toISOString() }
}

function datesResult(items: readonly DateItem[], datesAsText: readonly string[]) {
  const lines = items.map(
    ({ listing, start, timeZone, place, seats }) =>
      `${start} (${timeZone}): ${quoted(listing.title, 120)} at ${quoted(place, 120)}, ${seats} seats in all; ${listing.url}`,
  )
  const asText = datesAsText.map((text) => quoted(text, 80))
  const head = items.length + asText.length > 0 ? LISTING_NOTICE : 'No dates are stated.'
  const others = asText.length > 0 ? [`Dates as text: ${asText.join(', ')}`] : []
  return toolResult(
    { notice: LISTING_NOTICE, items, datesAsText },
    [head, ...lines, ...others].join('\n'),
  )
}
