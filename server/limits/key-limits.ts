import { KEY_RATE } from '#domain/console/api-keys.ts'
import type { MakeLimiter } from './limiters.ts'

export type KeyLimits = {
  /** Counts a call of a key; returns the seconds to wait when it has none left this minute, else 0. */
  take(key: { id: string; perMinute: number }): Promise<number>
}

/** Creates the limiter of API keys, each of which has its own rate; once per process. */
export function createKeyLimits(makeLimiter: MakeLimiter): KeyLimits {
  const limiter = makeLimiter({
    name: 'api_key',
    points: KEY_RATE.most,
    durationS: 60,
    isRough: true,
  })
  return {
    async take({ id, perMinute }) {
      const { consumedPoints, msBeforeNext } = await limiter
        .consume(id)
        .catch((rejection: unknown) => {
          if (rejection instanceof Error) throw rejection
          return rejection as { consumedPoints: number; msBeforeNext: number }
        })
      return consumedPoints <= perMinute ? 0 : Math.max(1, Math.ceil(msBeforeNext / 1000))
    },
  }
}
