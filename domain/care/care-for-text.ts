import type { Detection } from '../safety/detect.ts'
import { type CareAnswer, careAnswer, checkInAnswer } from './care.ts'
import { careTopicText } from './caution.ts'

/** The fixed answer to a detection: helplines or whom to ask, and no listings. */
export function careAnswerFor(detection: Detection, country: string | null): CareAnswer {
  if (detection.kind === 'danger') return careAnswer(detection.danger, country)
  if (detection.kind === 'unsure') return checkInAnswer(country)
  return { text: careTopicText(detection.topic), helplines: [] }
}
