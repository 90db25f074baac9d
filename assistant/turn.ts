import type { ChatPart, ChatRequest, Outcome } from '#domain/chat/chat.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Fit } from '#domain/need/fit.ts'
import { fold } from '#domain/text/text.ts'
import type { Guard } from './guard/guard.ts'
import type { ChatSurroundings } from './surroundings.ts'
import type { Thread } from './understand/thread.ts'

/** Everything that an answer to the newest turn is made from. */
export type Turn = Thread & {
  /** Listings that earlier answers showed, by id. */
  known: ReadonlyMap<string, Candidate>
  request: ChatRequest
  guard: Guard
  around: ChatSurroundings & {
    /** Has a model conduct the turn: parts up to "done", or fewer where it cannot. */
    conduct?: (turn: Turn) => AsyncGenerator<ChatPart>
    onModelFault?: (error: unknown) => void
  }
}

/** The answer to a turn. */
export type Answer = { parts: ChatPart[]; outcome: Outcome }

/** Listings in one answer. */
export const SHOWN = 4

/** The fits with the current candidates of the database; listings deleted since indexing are left out. */
export async function asStored(
  fits: readonly Fit[],
  { around }: Pick<Turn, 'around'>,
): Promise<Fit[]> {
  if (fits.length === 0) return []
  const stored = await around.readCandidates(fits.map(({ candidate }) => candidate.id))
  const byId = new Map(stored.map((candidate) => [candidate.id, candidate]))
  return fits.flatMap((fit) => {
    const candidate = byId.get(fit.candidate.id)
    return candidate ? [{ ...fit, candidate }] : []
  })
}

/** Everything the assistant is said to have said. */
export function assistantText({ messages }: ChatRequest): string {
  return messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).join('\n')
}

/** The listing of that name, as a visitor would write it; null when there is none. */
export async function idByName(
  name: string,
  { search, readCandidates }: ChatSurroundings,
): Promise<string | null> {
  const { hits } = await search.suggest(name, 5)
  const found = await readCandidates(hits.map(({ id }) => id))
  const wanted = fold(name).replace(/^the /, '')
  return found.find(({ title }) => fold(title).replace(/^the /, '').startsWith(wanted))?.id ?? null
}
