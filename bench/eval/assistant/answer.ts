import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assistantRoutes } from '#assistant/http.ts'
import { openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { seedSample } from '#data/seed/seed.ts'
import type { ChatTurn, MATCHES } from '#domain/chat/chat.ts'
import { type ChatReply, readChatReply } from '#domain/chat/chat-reply.ts'
import type { Language } from '#domain/language/language.ts'
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

type Ask = (messages: readonly ChatTurn[], locale: Language) => Promise<ChatReply>

/** Answers from the built-in engine, over the sample catalogue and the search core; rejects when a request fails. */
export async function withEngine<Result>(run: (ask: Ask) => Promise<Result>): Promise<Result> {
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
  const result = await run(async (messages, locale) => {
    const response = await app.request('/anthropic-ai', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'chat', messages, locale }),
    })
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
    return readChatReply(await response.json())
  })
  await stop()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
  return result
}

/** Asks each query as the first message of a conversation. */
export function answerQueries(queries: readonly UnseenQuery[]): Promise<Answered[]> {
  return withEngine(async (ask) => {
    const answered: Answered[] = []
    for (const query of queries) {
      const { cards } = await ask([{ role: 'user', content: query.query }], query.language)
      const ids = cards?.cards.map(({ id }) => id) ?? []
      answered.push({ query, cards: ids, match: cards?.match ?? null })
    }
    return answered
  })
}
