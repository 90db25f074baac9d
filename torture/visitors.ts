import { setTimeout as after } from 'node:timers/promises'

/** Results of visits: `wrong` are responses that no injected fault explains. */
export type Visits = { answered: number; unavailable: number; wrong: string[] }

const ASKED = ['sleep', 'burnt out', 'a beach with my dog', 'yoga', 'cabin by a lake', 'gut health']
const TIMEOUT_MS = 20_000
const RETRY_MS = 500
/** Expected responses of a balancer and a node during a fault. */
const UNAVAILABLE = new Set([502, 503, 504])

/** Browses until stopped: pages, searches, suggestions and turns of the assistant. */
export async function browse(
  url: string,
  anonKey: string,
  seed: number,
  visits: Visits,
  isOver: () => boolean,
): Promise<void> {
  for (let n = seed; !isOver(); n++) {
    const words = encodeURIComponent(`${ASKED[n % ASKED.length]}`)
    const steps = [
      '/',
      '/escapes',
      `/escapes?q=${words}`,
      `/api/v1/search?q=${words}`,
      `/api/suggest?q=${words}`,
    ]
    for (const path of steps) await visit(url, path, n, visits)
    await visit(url, '/functions/v1/anthropic-ai', n, visits, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        operation: 'search',
        prompt: decodeURIComponent(words),
        currentPage: 'all',
      }),
    })
  }
}

/** Includes a pause: immediate retries would be most requests of a run. */
async function countUnavailable(visits: Visits): Promise<void> {
  visits.unavailable++
  await after(RETRY_MS)
}

async function visit(
  url: string,
  path: string,
  n: number,
  visits: Visits,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<void> {
  try {
    const answer = await fetch(`${url}${path}`, {
      ...init,
      headers: { ...init.headers, 'x-forwarded-for': `10.7.${(n >> 4) & 255}.${n & 255}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    if (answer.ok && text.length > 0) visits.answered++
    else if (UNAVAILABLE.has(answer.status)) await countUnavailable(visits)
    else visits.wrong.push(`${path}: ${answer.status} ${text.slice(0, 200)}`)
  } catch {
    await countUnavailable(visits)
  }
}
