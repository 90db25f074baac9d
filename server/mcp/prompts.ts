import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { careMessage, checkCare } from './care.ts'
import { quoted } from './result.ts'

const PROMPT = `Help me find something that does me good. Use the search tool with my own words, and put budget,
place, dates, pets, step-free access and things to avoid into its fields. Show at most four listings. For each
say which of my limits it meets and which it does not state, give its price and its link, and quote no claim
about health that the listing does not make. Never loosen a limit without asking me.`

export function registerPrompts(server: McpServer): void {
  server.registerPrompt(
    'find_help',
    {
      title: 'Find what helps',
      description: 'Finds listings for a need, within limits.',
      argsSchema: z.object({
        need: z
          .string()
          .trim()
          .min(1)
          .max(QUERY_LENGTH_LIMIT)
          .describe('What is needed, in words.'),
      }),
    },
    ({ need }) => {
      const { care } = checkCare([need], null)
      const text = care ? careMessage(care) : `${PROMPT}\n\nWhat I need: ${quoted(need)}`
      return { messages: [{ role: 'user', content: { type: 'text', text } }] }
    },
  )
}
