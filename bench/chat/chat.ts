import { join } from 'node:path'
import { readCatalogue } from '../catalogue.ts'
import { QUESTIONS } from '../questions.ts'
import { printRows, type Row } from '../report.ts'
import { type Running, startScript } from '../servers.ts'

const SERVER = join(import.meta.dirname, 'chat-server.ts')
const LISTINGS = 10_000
const CHATS = { 1: 60, 50: 400 } as const
const SOAKED = 5_000
const SOAKED_AT_ONCE = 20
const MEGABYTE = 1024 * 1024

/**
 * Time to the first part of an answer of the built-in engine over 10,000 listings, compared with an
 * endpoint that streams two constant parts. With --soak, also 5,000 conversations and the heap before and
 * after.
 */
export async function benchChat(options: readonly string[] = []): Promise<void> {
  // Generated before the measurement; the server then only reads it.
  for await (const _chunk of readCatalogue(LISTINGS)) break
  const ours = await startScript(SERVER, ['assistant', '18421', String(LISTINGS)], 18_421)
  const echo = await startScript(SERVER, ['echo', '18422'], 18_422)
  try {
    const rows: Row[] = []
    for (const [visitors, chats] of Object.entries(CHATS)) {
      for (const site of [ours, echo]) await firstParts(site, 20, Number(visitors))
      const mine = await firstParts(ours, chats, Number(visitors))
      const bare = await firstParts(echo, chats, Number(visitors))
      for (const share of [0.5, 0.95] as const)
        rows.push({
          what: `first part, ${visitors} at once, p${share * 100}`,
          unit: 'ms',
          ours: at(mine.first, share),
          peer: 'bare stream',
          theirs: at(bare.first, share),
        })
      rows.push({
        what: `whole answer, ${visitors} at once, p50`,
        unit: 'ms',
        ours: at(mine.whole, 0.5),
        peer: 'bare stream',
        theirs: at(bare.whole, 0.5),
      })
    }
    printRows(`Chat of the built-in engine, ${LISTINGS} listings`, rows)
    if (options.includes('--soak')) await soak(ours)
  } finally {
    await ours.stop()
    await echo.stop()
  }
}

type Times = { first: number[]; whole: number[] }

/** Times of `chats` conversations by `visitors` concurrent visitors; sorted, in ms. */
async function firstParts(site: Running, chats: number, visitors: number): Promise<Times> {
  const times: Times = { first: [], whole: [] }
  let startedChats = 0
  const visit = async () => {
    while (startedChats < chats) {
      const { first, whole } = await chat(site, startedChats++)
      times.first.push(first)
      times.whole.push(whole)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  times.first.sort((a, b) => a - b)
  times.whole.sort((a, b) => a - b)
  return times
}

async function chat(site: Running, number: number): Promise<{ first: number; whole: number }> {
  const asked = QUESTIONS.natural
  const content = asked[number % asked.length] ?? 'sleep'
  // A second turn, since the first one starts with a constant notice.
  const messages = [
    { role: 'user', content },
    { role: 'assistant', content: 'Here.' },
    { role: 'user', content: number % 2 === 0 ? content : 'under 60 dollars' },
  ]
  const started = performance.now()
  const response = await fetch(`${site.url}/anthropic-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ operation: 'chat', messages }),
  })
  if (!response.ok || !response.body) throw new Error(`${site.url}: ${response.status}`)
  const reader = response.body.getReader()
  await reader.read()
  const first = performance.now() - started
  while (!(await reader.read()).done);
  return { first, whole: performance.now() - started }
}

/** The heap must not grow: the first thousand conversations fill caches, the rest must add nothing. */
async function soak(site: Running): Promise<void> {
  const heap = async () =>
    ((await (await fetch(`${site.url}/memory`)).json()) as { used: number }).used / MEGABYTE
  const step = SOAKED / 5
  for (let done = 0; done <= SOAKED; done += step) {
    if (done > 0) await firstParts(site, step, SOAKED_AT_ONCE)
    process.stdout.write(`${done} conversations: ${(await heap()).toFixed(1)} MB of heap\n`)
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
