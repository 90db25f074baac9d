import type { Page, Route } from '@playwright/test'
import type { Itinerary } from '#domain/plan/itinerary.ts'

const FUNCTION = '**/functions/v1/anthropic-ai'

type Turn = { role: string; content: string; cards?: string[]; plan?: Itinerary }
export type AssistantCall = {
  operation: string
  prompt: string
  currentPage?: string
  /** Of a conversation. */
  messages?: Turn[]
}
type Answer = unknown | ((asked: AssistantCall, route: Route) => unknown)

/**
 * Mocks the assistant of this page: with a body, or with a function that returns one, or that fulfils or
 * aborts the route itself and returns nothing. Every request is recorded.
 */
export async function answerAssistant(page: Page, answer: Answer): Promise<AssistantCall[]> {
  const requests: AssistantCall[] = []
  await page.route(FUNCTION, async (route) => {
    const asked = route.request().postDataJSON() as AssistantCall
    requests.push(asked)
    const body = typeof answer === 'function' ? await answer(asked, route) : answer
    if (body !== undefined) await route.fulfill({ json: body })
  })
  return requests
}

/** The newest message of a conversation, or the words of a search. */
export const callsFor = ({ messages, prompt }: AssistantCall) => messages?.at(-1)?.content ?? prompt

/** Parts of an answer as server-sent events. */
export const events = (...parts: object[]) => ({
  contentType: 'text/event-stream',
  body: parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join(''),
})

/** A promise that a test resolves to let the answer arrive. */
export function later(): { arrived: Promise<void>; arrive: () => void } {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive: () => arrive() }
}

export const chatOf = (page: Page) => page.getByRole('region', { name: 'Chat with Willow' })
export const composerOf = (page: Page) => page.getByPlaceholder('Seek well, my friend')
export const openerOf = (page: Page) => page.getByRole('button', { name: 'Open chat with Willow' })
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
