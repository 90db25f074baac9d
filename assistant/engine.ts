import type { AssistantReply, AssistantRequest } from '#domain/chat/assistant.ts'
import type { Operation, Surroundings } from './operation.ts'
import { natureInfo } from './operations/nature-info.ts'
import { recommend } from './operations/recommend.ts'
import { search } from './operations/search.ts'

const operations: { [Op in AssistantRequest['operation']]: Operation<Op> } = {
  search,
  recommend,
  natureInfo,
}

/** Runs what was asked for; rejects with the signal's reason when the visitor has gone. */
export function answer<Op extends AssistantRequest['operation']>(
  request: Extract<AssistantRequest, { operation: Op }> & { operation: Op },
  surroundings: Surroundings,
): Promise<AssistantReply[Op]> {
  const operation: Operation<Op> = operations[request.operation]
  return operation(request, surroundings)
}
