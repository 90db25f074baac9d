/** Memory of a process at one moment, in bytes. */
export type MemorySample = {
  /** Milliseconds since the run began. */
  atMs: number
  /** Resident set of the process. */
  rss: number
  /** JavaScript objects of the main thread. */
  heap: number
  /** Buffers and other memory outside the main thread's heap. */
  external: number
  /** WebAssembly memory of the embedded database; 0 with a PostgreSQL server. */
  wasm: number
  /** JavaScript objects of its thread; 0 with a PostgreSQL server. */
  databaseHeap: number
}

export type Slope = {
  /** MB per hour. */
  perHour: number
  /** Standard error of `perHour`; infinite with fewer than three samples. */
  error: number
}

/** Limits of the resident set: exceeding the ceiling, or a significant growth, fails a run. */
export type MemoryLimits = { ceilingMb: number; slopeMbPerHour: number }

const MB = 2 ** 20
const HOUR_MS = 3_600_000
/** Standard errors within which a slope may be noise. */
const CERTAINTY = 2

/** Fits a line to the resident set over the second half of a run by least squares. */
export function slopeOf(samples: readonly MemorySample[]): Slope {
  const points = samples
    .slice(Math.floor(samples.length / 2))
    .map(({ atMs, rss }) => ({ x: atMs / HOUR_MS, y: rss / MB }))
  const meanX = mean(points.map(({ x }) => x))
  const meanY = mean(points.map(({ y }) => y))
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2))
  if (points.length < 3 || spread === 0) return { perHour: 0, error: Number.POSITIVE_INFINITY }
  const perHour = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread
  const residual = sum(points.map(({ x, y }) => (y - meanY - perHour * (x - meanX)) ** 2))
  return { perHour, error: Math.sqrt(residual / (points.length - 2) / spread) }
}

/** The highest resident set of a run, in MB. */
export const peakMb = (samples: readonly MemorySample[]): number =>
  Math.max(0, ...samples.map(({ rss }) => rss / MB))

/** Faults of a run whose memory reached the ceiling or grew significantly; too few samples are a fault. */
export function memoryFaults(samples: readonly MemorySample[], limits: MemoryLimits): string[] {
  const { perHour, error } = slopeOf(samples)
  const peak = peakMb(samples)
  if (error === Number.POSITIVE_INFINITY) return ['too few samples for a slope']
  return [
    ...(peak > limits.ceilingMb
      ? [`${Math.round(peak)} MB resident, at most ${limits.ceilingMb} allowed`]
      : []),
    ...(perHour - CERTAINTY * error > limits.slopeMbPerHour
      ? [
          `grows by ${Math.round(perHour)} ± ${Math.round(CERTAINTY * error)} MB an hour, ` +
            `at most ${limits.slopeMbPerHour} allowed`,
        ]
      : []),
  ]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length)
