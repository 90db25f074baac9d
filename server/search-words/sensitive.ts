import { riskIn } from '#domain/care/risk.ts'
import { detect } from '#domain/safety/detect.ts'

/** Whether danger, or a topic that needs care, is detected or suspected in the text of a search. */
export const isSensitive = (q: string): boolean => detect(q) !== null || riskIn([q]).length > 0
