import { createAllowance } from '#assistant/model/client/allowance.ts'
import { createBreaker } from '#assistant/model/client/breaker.ts'
import type { Model } from '#assistant/model/port.ts'
import type { Env } from './env.ts'
import type { MakeLimiter } from './limits/limiters.ts'
import type { Log } from './log.ts'

const BREAKER = { failures: 5, restMs: 30_000 }

/**
 * Opens the hosted model; null without an API key. Opened once, outside the built app: its circuit breaker
 * and counters survive a reload.
 *
 * @param makeLimiter counts turns and tokens
 */
export async function openModel(
  env: Env,
  { makeLimiter, log }: { makeLimiter: MakeLimiter; log: Log },
): Promise<Model | null> {
  if (!env.ANTHROPIC_API_KEY) return null
  // Loads 250 modules of the SDK.
  const { createClaude } = await import('#assistant/model/client/client.ts')
  return createClaude({
    apiKey: env.ANTHROPIC_API_KEY,
    baseUrl: env.ANTHROPIC_BASE_URL,
    model: env.ANTHROPIC_MODEL,
    maxTokens: env.ANTHROPIC_MAX_TOKENS,
    silenceMs: env.ANTHROPIC_SILENCE_MS,
    turnMs: env.ANTHROPIC_TURN_MS,
    breaker: createBreaker({ ...BREAKER, now: () => performance.now() }),
    allowance: createAllowance({
      makeLimiter,
      turnsPerHour: env.ANTHROPIC_TURNS_PER_HOUR,
      tokensPerDay: env.ANTHROPIC_TOKENS_PER_DAY,
      now: () => new Date(),
    }),
    log,
  })
}
