import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { runWithLocale } from '#data/db/locale-context.ts'
import { careAnswer } from '#domain/care/care.ts'
import { HELPLINE_FINDER } from '#domain/helplines/finder.ts'
import { HELPLINES_CHECKED } from '#domain/helplines/review.ts'
import { BASE_LANGUAGE, LANGUAGES } from '#domain/language/language.ts'
import { DANGERS } from '#domain/safety/words/phrases.ts'
import { careMessage } from '../care.ts'
import type { McpDeps } from '../deps.ts'
import { runTool, toolResult } from '../result.ts'
import { country, helpline } from '../schemas.ts'
import { toolSchemas } from '../tool-schemas.ts'

const input = z.object({
  country,
  danger: z
    .enum(DANGERS)
    .default('self-harm')
    .describe(
      'self-harm: thoughts of suicide or self-harm; harm: of harming others; violence: from somebody; emergency: poisoning, overdose, injury.',
    ),
  language: z.enum(LANGUAGES).default(BASE_LANGUAGE).describe('Of the text.'),
})

export const crisisResourcesOutput = z.object({
  text: z.string().describe('For the person, to be passed on in full.'),
  helplines: z.array(helpline).describe('Of the country first, if it is in the table.'),
  finder: z.string().describe('A directory of helplines for every other country.'),
  checked: z.iso.date().describe('When the numbers were last checked against public sources.'),
  reviewed: z.iso.date().nullable().describe('Last professional review; null before the first.'),
})

const schemas = toolSchemas(input, crisisResourcesOutput)

export function registerCrisisResources(server: McpServer, deps: McpDeps): void {
  server.registerTool(
    'crisis_resources',
    {
      title: 'Get helplines',
      description:
        'Returns helplines and what to do now, for a person in danger. Call it at the first sign of danger, before any other tool.',
      ...schemas,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ country: near = null, danger, language }) =>
      runTool(deps, 'crisis_resources', async () => {
        const answer = runWithLocale(language, () => careAnswer(danger, near, language))
        return toolResult(
          {
            ...answer,
            finder: HELPLINE_FINDER,
            checked: HELPLINES_CHECKED,
            reviewed: deps.helplinesReview?.on ?? null,
          },
          careMessage(answer),
        )
      }),
  )
}
