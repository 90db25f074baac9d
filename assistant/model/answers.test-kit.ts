import type { ChatCompletionRequest, FixtureResponse } from '@copilotkit/aimock'
import type { ModelAnswer } from './answer.ts'

/** An error response of the mock model. */
export function failing(status: number, retryAfter?: number): FixtureResponse {
  return {
    status,
    error: { message: 'no', type: 'api_error' },
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** An answer of the model in the agreed format. */
export function saying(answer: Partial<ModelAnswer>, more: object = {}): FixtureResponse {
  const whole = { care: 'none', listings: [], text: '', question: null, ...answer }
  return { content: JSON.stringify(whole), ...more }
}

type Found = { id: string; title: string; description: string }

/** Listings between the tags of a request, newest tags last. */
export function foundIn({ messages }: ChatCompletionRequest): Found[] {
  const text = messages
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n')
  const marks = [...text.matchAll(/<(found|asked_about|data)>\n(.*?)\n<\/\1>/gs)]
  return marks.flatMap(([, , json = 'null']) => {
    const value = JSON.parse(json) as Found[] | { found: Found[] | Found | null }
    return Array.isArray(value) ? value : [value.found ?? []].flat()
  })
}
