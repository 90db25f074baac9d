import type { Outcome } from '../floor.ts'
import type { Ledger } from '../ledger.ts'

const WORDS = (
  'sleep stress burnout beach dog yoga cabin lake gut quiet forest sauna spa weekend couples ' +
  'retreat massage breath meditation mountain sea cold menopause back detox vegan hiking surf ' +
  'family solo garden tea ritual sound acupuncture grief energy focus Lisbon Bali Sedona'
).split(' ')
const PAGES = [
  '/',
  '/escapes',
  '/essentials',
  '/enhancements',
  '/experiences',
  '/es',
  '/de/escapes',
]
/** The requests of one second at 20 a second. */
const MIX = [
  ...Array<Kind>(5).fill('search'),
  ...Array<Kind>(3).fill('page'),
  ...Array<Kind>(3).fill('listing'),
  ...Array<Kind>(2).fill('results'),
  ...Array<Kind>(2).fill('suggestions'),
  ...Array<Kind>(2).fill('picture'),
  'chat',
  'sign-up',
  'save',
] as const
/** Maximum number of pending requests; above it a request counts as failed instead of being sent. */
const IN_FLIGHT_LIMIT = 200
const TIMEOUT_MS = 20_000

type Kind =
  | 'search'
  | 'page'
  | 'listing'
  | 'results'
  | 'suggestions'
  | 'picture'
  | 'chat'
  | 'sign-up'
  | 'save'
type Listing = { id: string; slug: string; contentType: string }

export type SoakTraffic = {
  outcome: () => Outcome
  /** Failures by kind of request and status, "search 503". */
  failures: ReadonlyMap<string, number>
  stop: () => Promise<void>
}

/** Sends mixed requests at a fixed rate, independent of responses. */
export async function startSoakTraffic(
  url: string,
  anonKey: string,
  ledger: Ledger,
  perSecond: number,
): Promise<SoakTraffic> {
  const listings = await readListings(url)
  const failures = new Map<string, number>()
  const outcome = { acknowledged: 0, answered: 0, failed: 0 }
  const inFlight = new Set<Promise<void>>()
  let sent = 0

  async function get(path: string, init: RequestInit & { headers?: object } = {}): Promise<number> {
    const answer = await fetch(`${url}${path}`, {
      ...init,
      headers: { 'accept-encoding': 'br', ...init.headers, 'x-forwarded-for': address(sent) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.arrayBuffer()
    return answer.status
  }

  async function send(kind: Kind, n: number): Promise<number> {
    const listing = listings[n % listings.length]
    const member = ledger.members[n % Math.max(1, ledger.members.length)]
    const words = encodeURIComponent(wordsOf(n))
    switch (kind) {
      case 'search':
        return get(`/api/v1/search?q=${words}`)
      case 'page':
        return get(PAGES[n % PAGES.length] ?? '/')
      case 'listing':
        return get(`/directory/${listing?.contentType}s/${listing?.slug}`)
      case 'results':
        return get(`/escapes?q=${words}`)
      case 'suggestions':
        return get(`/api/suggest?q=${words.slice(0, 3 + (n % 9)).replace(/%\w?$/, '')}`)
      case 'picture':
        return get(`/art/${listing?.slug}-${n % 3}-4x3.svg?v=6`, {
          headers: { accept: 'image/webp' },
        })
      case 'chat':
        return get('/functions/v1/anthropic-ai', {
          method: 'POST',
          headers: { apikey: anonKey, 'content-type': 'application/json' },
          body: JSON.stringify({ operation: 'search', prompt: wordsOf(n), currentPage: 'all' }),
        })
      case 'sign-up':
        return ledger.signUp()
      case 'save':
        return member && listing ? ledger.saveOne(member, [listing.id]) : ledger.signUp()
    }
  }

  async function sendNext(): Promise<void> {
    const n = sent++
    const kind = MIX[n % MIX.length] ?? 'page'
    const status = inFlight.size < IN_FLIGHT_LIMIT ? await send(kind, n).catch(() => 0) : 0
    if (status === 200) {
      outcome.answered++
      if (kind === 'sign-up' || kind === 'save') outcome.acknowledged++
      return
    }
    outcome.failed++
    const failure = `${kind} ${status || 'no answer'}`
    failures.set(failure, (failures.get(failure) ?? 0) + 1)
  }

  const timer = setInterval(() => {
    const sending = sendNext().finally(() => inFlight.delete(sending))
    inFlight.add(sending)
  }, 1_000 / perSecond)
  return {
    outcome: () => outcome,
    failures,
    async stop() {
      clearInterval(timer)
      await Promise.all(inFlight)
    },
  }
}

/** Listings with a page of their own. */
async function readListings(url: string): Promise<Listing[]> {
  const answer = await fetch(`${url}/api/v1/search?limit=100`)
  const { items } = (await answer.json()) as { items: Listing[] }
  return items.filter(({ contentType }) => ['escape', 'experience'].includes(contentType))
}

/** Four different words for each number. */
function wordsOf(n: number): string {
  const at = (step: number) => WORDS[Math.floor(n / WORDS.length ** step) % WORDS.length]
  return `${at(0)} ${at(1)} ${WORDS[(n * 7) % WORDS.length]} ${n.toString(36)}`
}

/** A different network for each request, to avoid rate limits. */
const address = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
