import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { tripPath } from '#app/paths.ts'
import { partOf, totalOf } from '#assistant/find/plan/lines.ts'
import { type Made, makePlan } from '#assistant/find/plan/make-plan.ts'
import { notesOn, toPlanPart } from '#assistant/reply/plan/plan.ts'
import { cautionTexts, readConditions } from '#domain/care/caution.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { dateOfDay } from '#domain/plan/itinerary.ts'
import { itineraryOf } from '#domain/plan/plan-parts.ts'
import { writeTrip } from '#domain/plan/trip-link.ts'
import { careMessage, checkCare } from '../care.ts'
import type { McpDeps } from '../deps.ts'
import { listingLine } from '../listing-lines.ts'
import { type PlanInput, planInput } from '../plan/plan-input.ts'
import { type PlanLine, planLine, sum, toPlanLines, toSum } from '../plan/plan-lines.ts'
import { type PlanRequest, planRequest } from '../plan/plan-request.ts'
import { LISTING_NOTICE, runTool, toolError, toolResult } from '../result.ts'
import { care, needPartsField, notice } from '../schemas.ts'
import { parsedParts } from '../stated-limits.ts'
import { toolSchemas } from '../tool-schemas.ts'

export const planOutput = z.object({
  notice,
  care: care.nullable(),
  cautions: z.array(z.string()).describe('Advice for the person, to be passed on.'),
  understood: needPartsField,
  trip: z
    .object({ days: z.int(), people: z.int(), start: z.iso.date().nullable() })
    .nullable()
    .describe('What the plan is counted for; days count as nights.'),
  stay: z.array(planLine),
  days: z
    .array(z.object({ day: z.int(), date: z.iso.date().nullable(), items: z.array(planLine) }))
    .describe('Every day of a trip; one without items is for rest. Empty for a plan at home.'),
  bring: z.array(planLine).describe('Products and services of no certain day.'),
  total: sum.nullable().describe('Sum of all lines, for the whole party.'),
  budget: sum.nullable().describe('The total is never above it.'),
  notes: z.array(z.string()).describe('How it was counted.'),
  url: z
    .url()
    .nullable()
    .describe('The plan on the site, where the person can keep and change it.'),
})

type Plan = z.infer<typeof planOutput>

const EMPTY = {
  ...{ notice: LISTING_NOTICE, care: null, cautions: [], understood: [], trip: null, stay: [] },
  ...{ days: [], bring: [], total: null, budget: null, notes: [], url: null },
} satisfies Plan

const schemas = toolSchemas(planInput, planOutput)

export function registerPlan(server: McpServer, deps: McpDeps): void {
  server.registerTool(
    'plan',
    {
      title: 'Plan a trip or a routine',
      description:
        'Makes a plan of a stay, something to do on each day, and things to bring, for a party, a length or dates, a budget and hard limits. No listing in it breaks a limit, and the total is within the budget. Pass the words of the person as they are: words that indicate danger get helplines and no plan.',
      ...schemas,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    (input) => runTool(deps, 'plan', () => plan(input, deps)),
  )
}

async function plan(input: PlanInput, deps: McpDeps) {
  const words = [input.query, input.place, input.notIn, ...(input.exclude ?? [])]
  const { care: careAnswer, support } = checkCare(
    words.filter((each) => each !== undefined),
    input.country ?? null,
  )
  if (careAnswer) return toolResult({ ...EMPTY, care: careAnswer }, careMessage(careAnswer))
  const request = planRequest(input, deps)
  if ('problem' in request) return toolError(request.problem)
  const { scope, trip, limitsOf } = request
  const made = await makePlan(scope, trip, null)
  const content = {
    ...EMPTY,
    cautions: [...(support ? [support] : []), ...cautionTexts(readConditions(input.query), [])],
    understood: parsedParts(scope.wanted, limitsOf(scope.wanted)),
    trip,
    budget: scope.budget === null ? null : toSum(scope.budget),
    ...(made && parts(made, request, deps)),
  }
  return toolResult(content, textOf(content, deps))
}

function parts(made: Made, request: PlanRequest, deps: McpDeps) {
  const { scope, trip } = request
  const placed = toPlanLines(made.lines, request, deps)
  const itemsOf = (part: 'stay' | 'bring') =>
    placed.filter(({ line }) => partOf(line) === part).map(({ item }) => item)
  const isTrip = placed.some(({ line }) => partOf(line) !== 'bring')
  const shown = toPlanPart(made, scope.wanted)
  return {
    stay: itemsOf('stay'),
    days: Array.from({ length: isTrip ? trip.days : 0 }, (_, at) => ({
      day: at + 1,
      date: dateOfDay(trip, at + 1),
      items: placed.filter(({ line }) => line.day === at + 1).map(({ item }) => item),
    })),
    bring: itemsOf('bring'),
    total: toSum(totalOf(made.lines)),
    notes: notesOn(shown, scope.wanted),
    url: pageUrl(deps.origin, tripPath(writeTrip(itineraryOf(shown))), BASE_LANGUAGE),
  }
}

function textOf({ stay, days, bring, total, budget, notes, cautions, url }: Plan, deps: McpDeps) {
  if (!total)
    return [
      'No plan was found within these limits. A limit may be loosened only by the person.',
      ...cautions,
    ].join('\n')
  const rows = (title: string, items: readonly PlanLine[]) =>
    items.map((item) => `${title}: ${lineText(item, deps)}`)
  return [
    LISTING_NOTICE,
    ...rows('Stay', stay),
    ...days.flatMap(({ day, date, items }) => {
      const title = date ? `Day ${day} (${date})` : `Day ${day}`
      return items.length > 0 ? rows(title, items) : [`${title}: rest`]
    }),
    ...rows('To bring', bring),
    `Total: ${moneyText(total)}${budget ? ` of a budget of ${moneyText(budget)}` : ''}.`,
    ...notes,
    ...cautions,
    `The plan on the site: ${url}`,
  ].join('\n')
}

function lineText({ listing, price, runningTotal, notKnown }: PlanLine, deps: McpDeps): string {
  const open = notKnown.length > 0 ? `\n   Not known: ${notKnown.join('; ')}.` : ''
  return `${listingLine(deps, listing)}\n   ${moneyText(price)} for all; ${moneyText(runningTotal)} up to here.${open}`
}

function moneyText({ minor, currency }: z.infer<typeof sum>): string {
  return `${minor / 100} ${currency}`
}
