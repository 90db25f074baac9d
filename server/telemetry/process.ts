import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Replica } from '#data/db/replica.ts'
import type { SearchPort } from '#search/port.ts'
import type { Telemetry } from './telemetry.ts'

type Observed = Pick<Telemetry, 'meter' | 'isOn'>

const RESOLUTION_MS = 20
const NS_PER_S = 1e9
const SEARCH_SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3]

/** Observes event loop delay and memory of the process. */
export function observeProcess({ meter, isOn }: Observed): void {
  if (!isOn) return
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  meter
    .createObservableGauge('nodejs_eventloop_delay_seconds', {
      unit: 's',
      description: 'How late the event loop was since the last reading',
    })
    .addCallback((seen) => {
      seen.observe(lateBy(delay.percentile(50)), { quantile: '0.5' })
      seen.observe(lateBy(delay.percentile(99)), { quantile: '0.99' })
      seen.observe(lateBy(delay.max), { quantile: '1' })
      delay.reset()
    })
  meter
    .createObservableGauge('process_memory_bytes', {
      unit: 'By',
      description: 'Memory of the process',
    })
    .addCallback((seen) => {
      const { rss, heapUsed, external } = process.memoryUsage()
      seen.observe(rss, { kind: 'resident' })
      seen.observe(heapUsed, { kind: 'heap' })
      seen.observe(external, { kind: 'external' })
    })
}

/** The histogram measures the interval between timer ticks, which includes the resolution. */
const lateBy = (ns: number) => Math.max(0, ns / NS_PER_S - RESOLUTION_MS / 1_000)

type Cache = { readonly bytes: number; readonly hits: number; readonly misses: number }

/** Observes hits, misses and size of the page cache. */
export function observePages(cache: Cache, { meter, isOn }: Observed): void {
  if (!isOn) return
  meter
    .createObservableCounter('page_cache_lookups', { description: 'Pages asked for' })
    .addCallback((seen) => {
      seen.observe(cache.hits, { found: 'yes' })
      seen.observe(cache.misses, { found: 'no' })
    })
  meter
    .createObservableGauge('page_cache_bytes', { unit: 'By', description: 'Memory of kept pages' })
    .addCallback((seen) => seen.observe(cache.bytes))
}

/** Observes entries and size of the suggestion cache. */
export function observeSuggestions(
  cache: { readonly bytes: number; readonly entries: number },
  { meter, isOn }: Observed,
): void {
  if (!isOn) return
  meter
    .createObservableGauge('suggestion_cache_entries', { description: 'Suggestions kept' })
    .addCallback((seen) => seen.observe(cache.entries))
  meter
    .createObservableGauge('suggestion_cache_bytes', {
      unit: 'By',
      description: 'Memory of kept suggestions',
    })
    .addCallback((seen) => seen.observe(cache.bytes))
}

/** Observes whether the replica serves reads, and the number of reads by server. */
export function observeReplica(replica: Replica, { meter, isOn }: Observed): void {
  if (!isOn) return
  meter
    .createObservableGauge('catalogue_replica_serving', {
      description: '1 while the replica answers, 0 while it is behind or away',
    })
    .addCallback((seen) => seen.observe(replica.state === 'serving' ? 1 : 0))
  meter
    .createObservableCounter('catalogue_reads', {
      description: 'Readings of the catalogue, by who answered',
    })
    .addCallback((seen) => {
      seen.observe(replica.answered.replica, { server: 'replica' })
      seen.observe(replica.answered.primary, { server: 'primary' })
    })
}

/** Observes the number of queued mails. */
export function observeMail(waiting: () => number, { meter, isOn }: Observed): void {
  if (!isOn) return
  meter
    .createObservableGauge('mail_waiting', { description: 'Letters that have not gone out yet' })
    .addCallback((seen) => seen.observe(waiting()))
}

/** Observes search durations by operation. */
export function observeSearch(search: SearchPort, { meter, isOn }: Observed): SearchPort {
  if (!isOn) return search
  const durations = meter.createHistogram('search_duration_seconds', {
    unit: 's',
    description: 'Time of one search',
    advice: { explicitBucketBoundaries: SEARCH_SECONDS },
  })
  const timed =
    <Given extends unknown[], Answer>(
      operation: string,
      ask: (...given: Given) => Promise<Answer>,
    ) =>
    async (...given: Given): Promise<Answer> => {
      const began = performance.now()
      try {
        return await ask(...given)
      } finally {
        durations.record((performance.now() - began) / 1_000, { operation })
      }
    }
  return {
    suggest: timed('suggest', (typed: string, limit: number) => search.suggest(typed, limit)),
    search: timed('search', (...given: Parameters<SearchPort['search']>) =>
      search.search(...given),
    ),
    similar: timed('similar', (...given: Parameters<SearchPort['similar']>) =>
      search.similar(...given),
    ),
    titled: timed('titled', (text: string) => search.titled(text)),
    vocabulary: () => search.vocabulary(),
    retrieve: timed('retrieve', (...given: Parameters<SearchPort['retrieve']>) =>
      search.retrieve(...given),
    ),
    apply: (changes) => search.apply(changes),
  }
}

/** Observes the concurrency limit and the number of rejected requests. */
export function observeOverload(
  overload: { readonly limit: number; readonly rejected: number },
  { meter, isOn }: Observed,
): void {
  if (!isOn) return
  meter
    .createObservableGauge('overload_limit', {
      description: 'Requests that may be in work at once',
    })
    .addCallback((seen) => seen.observe(overload.limit))
  meter
    .createObservableCounter('overload_refusals', {
      description: 'Requests refused since others were waiting',
    })
    .addCallback((seen) => seen.observe(overload.rejected))
}

/** Counts requests rejected by rate limits, by area. */
export function countRejections({ meter }: Observed): (area: string) => void {
  const counter = meter.createCounter('limit_refusals', {
    description: 'Requests refused for asking too often',
  })
  return (area) => counter.add(1, { area })
}
