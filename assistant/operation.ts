import type { Db } from '#data/db/db.ts'
import type { AssistantReply, AssistantRequest } from '#domain/chat/assistant.ts'
import type { SearchPort } from '#search/port.ts'
import type { Choose } from './model/choose.ts'

/** What an operation works with besides its request. */
export type Surroundings = {
  db: Db
  search: SearchPort
  /** Where the visitor probably is (ISO 3166-1 alpha-2), for the order of helplines only. */
  country: string | null
  signal: AbortSignal
  /** Has a model choose among what was found; left out where there is none. */
  choose?: Choose
}

export type Operation<Op extends AssistantRequest['operation']> = (
  request: Extract<AssistantRequest, { operation: Op }>,
  surroundings: Surroundings,
) => Promise<AssistantReply[Op]>
