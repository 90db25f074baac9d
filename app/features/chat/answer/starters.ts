import type { CurrentPage } from '#domain/chat/assistant.ts'
import { m } from '#domain/messages/messages.js'

const STARTERS: Record<CurrentPage, readonly (() => string)[]> = {
  all: [m.chat_start_sleep, m.chat_start_burnout, m.chat_start_plan],
  escapes: [m.chat_start_water, m.chat_start_pets, m.chat_start_budget_stay],
  essentials: [m.chat_start_tea, m.chat_start_blanket, m.chat_start_gift],
  enhancements: [m.chat_start_app, m.chat_start_massage, m.chat_start_coach],
  experiences: [m.chat_start_sound, m.chat_start_yoga, m.chat_start_online],
}

/** Suggested first messages for a page; the sample catalogue has results for each. */
export function startersFor(page: CurrentPage): string[] {
  return STARTERS[page].map((label) => label())
}
