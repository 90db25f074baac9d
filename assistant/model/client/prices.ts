/** Tokens used by a call. */
export type TokenUse = { input: number; output: number; cacheRead: number; cacheWrite: number }

type Rates = TokenUse

/** US dollars per million tokens; caches of five minutes, prompts up to 100,000 tokens. */
export const PRICES: {
  readonly reviewed: string
  readonly models: Readonly<Record<string, Rates>>
} = {
  reviewed: '2026-11-21',
  models: {
    'claude-haiku-5-5': { input: 0.1, output: 0.5, cacheRead: 0.01, cacheWrite: 0.125 },
    'claude-sonnet-5-5': { input: 2, output: 10, cacheRead: 0.1, cacheWrite: 2.5 },
    'claude-opus-5-5': { input: 4, output: 20, cacheRead: 0.2, cacheWrite: 5 },
    'claude-sonnet-5': { input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 },
    'claude-opus-5': { input: 5, output: 25, cacheRead: 0.5, cacheWrite: 6.25 },
    'claude-sonnet-4-6': { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 },
    'claude-haiku-4-5': { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 },
    'claude-sonnet-4-5': { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 },
    'claude-opus-4-5': { input: 5, output: 25, cacheRead: 0.5, cacheWrite: 6.25 },
  },
}

/** Cost of a call in US dollars, to a millionth; null for a model not in the table. */
export function costOf(model: string, used: TokenUse): number | null {
  const name = model.replace(/-\d{8}$/, '')
  const rates = Object.hasOwn(PRICES.models, name) ? PRICES.models[name] : undefined
  if (!rates) return null
  const micros =
    used.input * rates.input +
    used.output * rates.output +
    used.cacheRead * rates.cacheRead +
    used.cacheWrite * rates.cacheWrite
  return Math.round(micros) / 1_000_000
}

/** Total number of tokens, cached ones included. */
export function totalOf({ input, output, cacheRead, cacheWrite }: TokenUse): number {
  return input + output + cacheRead + cacheWrite
}
