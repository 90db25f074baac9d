import Anthropic from '@anthropic-ai/sdk'
import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages'
import type { CallEnd, Failure, Model, Prompt } from '../port.ts'
import type { Allowance, Reservation } from './allowance.ts'
import { attempt, type Spent } from './attempt.ts'
import type { Breaker } from './breaker.ts'
import { costOf, totalOf } from './prices.ts'

export type ClaudeOptions = {
  apiKey: string
  baseUrl: string
  model: string
  /** Maximum length of one answer, in tokens. */
  maxTokens: number
  /** Maximum wait for the next event, and for all calls of a turn together. */
  silenceMs: number
  turnMs: number
  breaker: Breaker
  allowance: Allowance
  log: { info(fields: object, message: string): void }
  now?: () => number
  random?: () => number
}

/** Models that support an effort setting; these answers need little. */
const TAKES_EFFORT = /^claude-(?:haiku|sonnet|opus)-(?:[5-9]|4-[678])/
const RETRY_MS = 400
/** With a longer retry delay, the built-in engine answers instead. */
const LONGEST_RETRY_MS = 2_000
const PASSING: readonly Failure[] = ['rate limited', 'overloaded', 'failed', 'broken off']
/** Outcomes of the answer, not of the service. */
const ABOUT_ANSWER: readonly (Failure | 'answered')[] = ['answered', 'cut short', 'refused']
/** Ended before the service reported usage: the prompt counts as used. */
const UNTOLD: readonly (Failure | 'answered' | 'abandoned')[] = ['slow', 'broken off', 'abandoned']
/** Characters per token of a prompt, a conservative estimate. */
const CHARS_PER_TOKEN = 3

/** The Messages API with its limits: time, tokens, turns per visitor, one retry, a breaker. */
export function createClaude(options: ClaudeOptions): Model {
  const { apiKey, baseUrl, turnMs, allowance } = options
  const client = new Anthropic({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: turnMs,
    // No message may be logged or traced, whatever the environment sets.
    logLevel: 'off',
    openTelemetry: false,
  })
  return {
    async begin(visitor, operation, signal) {
      if (!(await allowance.admits(`${operation} ${visitor}`))) {
        options.log.info({ operation, model: options.model, outcome: 'visitor limit' }, 'model')
        return null
      }
      signal.throwIfAborted()
      const late = AbortSignal.timeout(turnMs)
      return { call: (prompt) => call({ ...options, client }, prompt, operation, signal, late) }
    },
  }
}

type Calling = ClaudeOptions & { client: Anthropic }

/** One call with at most one retry, only before the first text. */
async function* call(
  calling: Calling,
  prompt: Prompt,
  operation: string,
  gone: AbortSignal,
  late: AbortSignal,
): AsyncGenerator<string, CallEnd> {
  for (let number = 1; ; number++) {
    let hasSpoken = false
    let retryAfterMs: number | null = null
    const heard = limited(calling, prompt, { operation, attempt: number }, gone, late, (spent) => {
      retryAfterMs = spent.retryAfterMs
    })
    let step = await heard.next()
    try {
      for (; !step.done; step = await heard.next()) {
        hasSpoken = true
        yield step.value
      }
    } finally {
      await heard.return({ failure: 'broken off' })
    }
    const end = step.value
    const isPassing = 'failure' in end && PASSING.includes(end.failure)
    const wait = retryAfterMs ?? RETRY_MS * (0.5 + (calling.random ?? Math.random)())
    if (!isPassing || hasSpoken || number > 1 || wait > LONGEST_RETRY_MS) return end
    await pause(wait, AbortSignal.any([gone, late]))
    gone.throwIfAborted()
  }
}

/** One attempt within budget and breaker; logs one line. */
async function* limited(
  calling: Calling,
  prompt: Prompt,
  about: { operation: string; attempt: number },
  gone: AbortSignal,
  late: AbortSignal,
  onEnd: (spent: Spent) => void,
): AsyncGenerator<string, CallEnd> {
  const { breaker, allowance, client, silenceMs, now = () => performance.now() } = calling
  const params = paramsOf(calling, prompt)
  const began = now()
  const size = Math.ceil(JSON.stringify(params).length / CHARS_PER_TOKEN)
  let spent: Spent = { used: null, firstMs: null, retryAfterMs: null }
  let outcome: Failure | 'answered' | 'abandoned' = 'abandoned'
  let reservation: Reservation | null = null
  let isAdmitted = false
  try {
    reservation = await allowance.reserve(size + calling.maxTokens)
    isAdmitted = reservation !== null && breaker.admits()
    if (!isAdmitted) {
      outcome = reservation ? 'resting' : 'spent'
      return { failure: outcome }
    }
    const onSpent = (all: Spent) => {
      spent = all
    }
    const stream = attempt({ client, params, silenceMs, gone, late, now, onEnd: onSpent })
    const end = yield* stream
    outcome = 'failure' in end ? end.failure : 'answered'
    return end
  } finally {
    if (isAdmitted) tell(breaker, outcome)
    onEnd(spent)
    const used = spent.used && { ...spent.used }
    await reservation?.settle(used ? totalOf(used) : UNTOLD.includes(outcome) ? size : 0)
    calling.log.info(
      {
        ...about,
        model: calling.model,
        outcome,
        ms: Math.round(now() - began),
        firstMs: spent.firstMs === null ? null : Math.round(spent.firstMs),
        tokens: used,
        usd: used && costOf(calling.model, used),
      },
      'model',
    )
  }
}

function tell(breaker: Breaker, outcome: Failure | 'answered' | 'abandoned'): void {
  if (outcome === 'abandoned') breaker.withdrew()
  else if (ABOUT_ANSWER.includes(outcome)) breaker.succeeded()
  else breaker.failed()
}

function paramsOf(
  { model, maxTokens }: ClaudeOptions,
  prompt: Prompt,
): MessageCreateParamsStreaming {
  const { system, tools, messages, format, mayUseTools } = prompt
  return {
    model,
    max_tokens: maxTokens,
    system,
    messages,
    output_config: { format, ...(TAKES_EFFORT.test(model) && { effort: 'low' }) },
    ...(tools.length > 0 && { tools, tool_choice: { type: mayUseTools ? 'auto' : 'none' } }),
    stream: true,
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done, { once: true })
  })
}
