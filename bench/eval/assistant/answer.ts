import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assistantRoutes } from '#assistant/http.ts'
import { openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { seedSample } from '#data/seed/seed.ts'
import type { ChatPart, MATCHES } from '#domain/chat/chat.ts'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import { startSearch } from '#server/search.ts'
import type { UnseenQuery } from '../../relevance/graded-set.ts'

/** The assistant's answer to a query as the first message of a conversation. */
export type Answered = {
  query: UnseenQuery
  /** Ids of the cards, in their order. */
  cards: string[]
  /** "fit" claims that every limit is met; null without cards. */
  match: (typeof MATCHES)[number] | null
}

const NOW = new Date('2026-11-26T12:00:00Z')
const KEYS = { anon: 'sb_publishable_eval', service: 'sb_secret_eval' }

/**
 * Asks the built-in engine each query, over the sample catalogue and the search core.
 *
 * @throws when a request fails
 */
export async function answerQueries(queries: readonly UnseenQuery[]): Promise<Answered[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-eval-'))
  const opened = await openDatabase({ dataDir })
  await migrate(opened.pool)
  await seedSample(opened.db, NOW)
  const onFault = (error: unknown) => void process.stderr.write(`${error}\n`)
  const { search, stop } = await startSearch({ opened, dataDir, useCore: true, onFault })
  const app = assistantRoutes({
    db: opened.db,
    catalogue: opened.db,
    search,
    keys: KEYS,
    origin: 'https://seekwell.example',
    log: { info: () => {}, error: onFault },
    now: () => NOW,
  })
  const answered: Answered[] = []
  for (const query of queries) answered.push(await answer(app, query))
  await stop()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
  return answered
}

async function answer(
  app: ReturnType<typeof assistantRoutes>,
  query: UnseenQuery,
): Promise<Answered> {
  const response = await app.request('/anthropic-ai', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operation: 'chat',
      messages: [{ role: 'user', content: query.query }],
      locale: query.language,
    }),
  })
  if (response.status !== 200)
    throw new Error(`${query.id}: ${response.status} ${await response.text()}`)
  const { cards } = readChatReply((await response.json()) as { parts: ChatPart[] })
  return { query, cards: cards?.cards.map(({ id }) => id) ?? [], match: cards?.match ?? null }
}
