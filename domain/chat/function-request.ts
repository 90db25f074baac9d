import { z } from 'zod'
import { natureInfoRequest, recommendRequest, searchRequest } from './assistant.ts'
import { chatRequest } from './chat-request.ts'
import { feedbackRequest } from './feedback-request.ts'

/**
 * Every body accepted by /functions/v1/anthropic-ai; `operation` defaults to "search" (specification
 * section 7).
 */
export const functionRequest = z.preprocess(
  (body) =>
    body !== null && typeof body === 'object' && !('operation' in body)
      ? { ...body, operation: 'search' }
      : body,
  z.discriminatedUnion('operation', [
    searchRequest,
    recommendRequest,
    natureInfoRequest,
    chatRequest,
    feedbackRequest,
  ]),
)
