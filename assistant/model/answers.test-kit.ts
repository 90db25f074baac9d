import type { ChatCompletionRequest, FixtureResponse } from '@copilotkit/aimock'
import type { ModelAnswer } from './answer.ts'

/** What the peer of a test answers. */
export function failing(status: number, retryAfter?: number): FixtureResponse {
  return {
    status,
    error: { message: 'no', type: 'api_error' },
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** The model's answer in the agreed form. */
export function saying(answer: Partial<ModelAnswer>, more: object = {}): FixtureResponse {
  const whole = { care: 'none', listings: [], text: '', question: null, ...answer }
  return { content: JSON.stringify(whole), ...more }
}

type Found = { id: string; title: string; description: string }

/** The listings between the marks of a request, newest marks last. */
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
