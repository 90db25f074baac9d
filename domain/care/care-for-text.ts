import type { Detection } from '../safety/detect.ts'
import { type CareAnswer, careAnswer, checkInAnswer } from './care.ts'
import { careTopicText } from './caution.ts'

/** The fixed answer to a detection: helplines or whom to ask, and no listings. */
export function careAnswerFor(heard: Detection, country: string | null): CareAnswer {
  if (heard.kind === 'danger') return careAnswer(heard.danger, country)
  if (heard.kind === 'unsure') return checkInAnswer(country)
  return { text: careTopicText(heard.topic), helplines: [] }
}
