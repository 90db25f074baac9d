import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { dateFormat } from './intl.ts'

/** Pages that a card leads to, and the route whose data they show. */
const PAGES = [
  [/\/directory\/escapes\/(?!search$)[^/]+$/, 'routes/directory/escape'],
  [/\/directory\/experiences\/[^/]+$/, 'routes/directory/experience'],
] as const

/** As long as the server lets an answer stand that was fetched ahead. */
const KEPT_MS = 30_000
const TIMEOUT_MS = 10_000
/** Who only passes over a link is gone sooner. */
const REACHED_MS = 100

type Answer = { until: number; data: Promise<unknown>; isThere: boolean }

const answers = new Map<string, Answer>()
let reaching: ReturnType<typeof setTimeout> | undefined

/**
 * Fetches and reads the data of a page that will likely be gone to; of any other path nothing.
 * What the network or the server refuses is forgotten: whoever goes there asks again, and hears why.
 *
 * @param path with the language in front, as in the address
 */
export function readAhead(path: string): void {
  const route = PAGES.find(([pattern]) => pattern.test(path))?.[1]
  const now = Date.now()
  for (const [kept, { until }] of answers) if (until <= now) answers.delete(kept)
  if (!route || answers.has(path)) return
  const data = fetchData(path, route)
  const answer = { until: now + KEPT_MS, data, isThere: false }
  answers.set(path, answer)
  data.then(
    () => {
      answer.isThere = true
    },
    () => answers.delete(path),
  )
}

/** True when the data of a page is in memory, so that nothing has to be waited for. */
export function isReadAhead(path: string): boolean {
  const answer = answers.get(path)
  return answer?.isThere === true && answer.until > Date.now()
}

/**
 * What a page's `clientLoader` returns. Data that is there already resolves within the navigation's own microtasks, so
 * that React never renders the router's pending state in between.
 */
export async function answerAhead<T>(request: Request, fetchNow: () => Promise<T>): Promise<T> {
  // Who goes there reaches for it no more.
  clearTimeout(reaching)
  const { pathname } = new URL(request.url)
  const answer = answers.get(pathname)
  // Once, like an answer that a link fetched ahead: who comes again sees what has changed meanwhile.
  answers.delete(pathname)
  if (!answer || answer.until <= Date.now()) return fetchNow()
  // The loader of the same route wrote it.
  return (answer.data as Promise<T>).catch(fetchNow)
}

/** Reads ahead whatever page somebody reaches for, by pointer, focus or touch; resolves at the first. */
export function readWhatIsReachedFor(): Promise<void> {
  return new Promise((resolve) => {
    const reach = ({ target }: Event) => {
      clearTimeout(reaching)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin !== location.origin || link.pathname === location.pathname) return
      resolve()
      reaching = setTimeout(() => readAhead(link.pathname), REACHED_MS)
    }
    for (const sign of ['mouseover', 'focusin', 'touchstart'])
      addEventListener(sign, reach, { passive: true, capture: true })
  })
}

/** Redirects, errors and missing pages are the router's to follow and to show. */
async function fetchData(path: string, route: string): Promise<unknown> {
  const response = await fetch(`${path}.data?_routes=${encodeURIComponent(route)}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok || !response.body) throw new Error(`No data of ${path}: ${response.status}`)
  const { value } = await decode(response.body, globalThis)
  const found = (value as Record<string, { data?: unknown } | undefined>)[route]
  if (found?.data === undefined) throw new Error(`No data of ${path}`)
  // The day a listing was verified is written in it: made with the page, it takes as long as a tenth of that.
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
  return found.data
}
