import { findNature } from '#data/nature.ts'
import type { NatureInfoReply, NatureInfoRequest } from '#domain/assistant.ts'
import { m } from '#domain/messages/messages.js'
import type { Surroundings } from '../operation.ts'
import { tidied } from '../tidy.ts'

export async function natureInfo(
  { location }: NatureInfoRequest,
  { db, signal }: Surroundings,
): Promise<NatureInfoReply> {
  signal.throwIfAborted()
  const nature = await findNature(db, tidied(location))
  return {
    natureDistance: nature?.natureDistance ?? m.chat_nature_distance(),
    nearbyNature: nature?.nearbyNature ?? m.chat_nature_nearby(),
  }
}
