import { type ChatMessage, type ChatThread, MESSAGES_LIMIT, readThread } from './chat-thread.ts'
import { isRecord } from './suggestion.ts'

/** How a member's conversations travel between their browsers and their account. */

/** Conversations that an account keeps; beyond that the oldest go. */
export const THREADS_LIMIT = 300
/** What one conversation may weigh as JSON. */
export const THREAD_BYTES_LIMIT = 512 * 1024
/** One call takes this much; a browser sends the rest with the next. */
export const SYNC_BYTES_LIMIT = 2 * 1024 * 1024

/** A conversation as one side last knew it: milliseconds of its last change. */
type ThreadVersion = { id: string; at: number }

type ThreadChange =
  | { kind: 'keep'; thread: ChatThread }
  /** Deleted at `at`, in milliseconds: what was changed later comes back. */
  | { kind: 'delete'; id: string; at: number }

/** What a browser tells. */
export type ThreadSync = { changes: ThreadChange[]; known: ThreadVersion[] }

/** What it is told: the conversations it does not know like this, and the deleted ones among those it knows. */
export type SyncedThreads = { threads: ChatThread[]; deleted: ThreadVersion[] }

/**
 * Whether a conversation may leave the browser: one in which somebody said to be in danger never does.
 */
export function maySync({ danger, messages }: ChatThread): boolean {
  return danger === null && messages.length > 0
}

/**
 * Two states of one conversation as one, without loss: every message of both, each as the newer state has
 * it. The same as the newer where that holds all; else it counts as changed after both.
 */
export function mergedThread(one: ChatThread, other: ChatThread): ChatThread {
  const [newer, older] = one.updatedAt >= other.updatedAt ? [one, other] : [other, one]
  const known = new Set(newer.messages.map(({ id }) => id))
  // What stood in for an answer, or was cut, has been asked again since.
  const missing = older.messages.filter((message) => !known.has(message.id) && isWhole(message))
  const name = newer.name ?? older.name
  const danger = newer.danger ?? older.danger
  if (missing.length === 0 && name === newer.name && danger === newer.danger) return newer
  const messages = [...newer.messages, ...missing]
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .slice(-MESSAGES_LIMIT)
  const isSame = messages.length === newer.messages.length && missing.every(isNotIn(messages))
  if (isSame && name === newer.name && danger === newer.danger) return newer
  return { ...newer, name, danger, messages, updatedAt: newer.updatedAt + 1 }
}

const isWhole = ({ isStandIn, isCut }: ChatMessage) => !isStandIn && !isCut
const isNotIn = (messages: readonly ChatMessage[]) => (message: ChatMessage) =>
  !messages.includes(message)

/** The newest of a conversation that fit into what one may weigh. */
export function fittingThread(thread: ChatThread): ChatThread {
  let fitting = thread
  while (fitting.messages.length > 1 && sizeOf(fitting) > THREAD_BYTES_LIMIT)
    fitting = {
      ...fitting,
      messages: fitting.messages.slice(Math.ceil(fitting.messages.length / 4)),
    }
  return fitting
}

/** Bytes as JSON. */
export function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}

/** Makes an account's answer safe. */
export function readSyncedThreads(answer: unknown): SyncedThreads {
  const { threads, deleted } = isRecord(answer) ? answer : {}
  return {
    threads: Array.isArray(threads) ? threads.flatMap((thread) => readThread(thread) ?? []) : [],
    deleted: Array.isArray(deleted) ? deleted.flatMap((each) => readVersion(each) ?? []) : [],
  }
}

function readVersion(value: unknown): ThreadVersion | null {
  if (!isRecord(value)) return null
  const { id, at } = value
  return typeof id === 'string' && typeof at === 'number' ? { id, at } : null
}
