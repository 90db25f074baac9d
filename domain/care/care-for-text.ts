import type { Detection } from '../safety/detect.ts'
import { type CareAnswer, careAnswer, checkInAnswer } from './care.ts'
import { careTopicText } from './caution.ts'

/** The fixed answer to what was heard in a text: whom to call or to ask, and nothing to buy. */
export function careAnswerFor(heard: Detection, country: string | null): CareAnswer {
  if (heard.kind === 'danger') return careAnswer(heard.danger, country)
  if (heard.kind === 'unsure') return checkInAnswer(country)
  return { text: careTopicText(heard.topic), helplines: [] }
}
