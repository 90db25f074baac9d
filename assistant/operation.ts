import type { Db } from '#data/db/db.ts'
import type { AssistantReply, AssistantRequest } from '#domain/chat/assistant.ts'
import type { SearchPort } from '#search/port.ts'
import type { Choose } from './model/choose.ts'

/** Dependencies of an operation besides its request. */
export type Surroundings = {
  db: Db
  search: SearchPort
  /** Likely country of the visitor (ISO 3166-1 alpha-2), for the order of helplines only. */
  country: string | null
  signal: AbortSignal
  /** Lets the model choose among the found listings; absent without a model. */
  choose?: Choose
}

export type Operation<Op extends AssistantRequest['operation']> = (
  request: Extract<AssistantRequest, { operation: Op }>,
  surroundings: Surroundings,
) => Promise<AssistantReply[Op]>
