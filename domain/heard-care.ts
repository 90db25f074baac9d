import { careText, checkInText } from './care.ts'
import { careTopicText } from './caution.ts'
import type { Heard } from './safety/hear.ts'

/** The fixed answer to what was heard in a text: whom to call or to ask, and nothing to buy. */
export function heardCareText(heard: Heard, country: string | null): string {
  if (heard.kind === 'danger') return careText(heard.danger, country)
  return heard.kind === 'topic' ? careTopicText(heard.topic) : checkInText(country)
}
