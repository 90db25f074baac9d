import {
  type ChatMessage,
  type ChatThread,
  MESSAGES_LIMIT,
  namesHelplines,
  readThread,
} from './chat-thread.ts'
import { isRecord } from './suggestion.ts'

/** Sync of a member's conversations between browsers and account. */

/** Maximum number of conversations in an account; the oldest are deleted. */
export const THREADS_LIMIT = 300
/** Maximum size of a conversation as JSON. */
export const THREAD_BYTES_LIMIT = 512 * 1024
/** Maximum size of one call; a browser sends the rest with the next. */
export const SYNC_BYTES_LIMIT = 2 * 1024 * 1024

/** The last version of a conversation known to one side: time of its last change in milliseconds. */
type ThreadVersion = { id: string; at: number }

type ThreadChange =
  | { kind: 'keep'; thread: ChatThread }
  /** Deleted at `at`, in milliseconds: a later change restores it. */
  | { kind: 'delete'; id: string; at: number }

/** Request of a browser. */
export type ThreadSync = { changes: ThreadChange[]; known: ThreadVersion[] }

/**
 * Response: the conversations that the browser lacks in this version, and those it knows that are
 * deleted.
 */
export type SyncedThreads = { threads: ChatThread[]; deleted: ThreadVersion[] }

/** Whether a conversation may leave the browser: never one with danger, or with a suspicion of it. */
export function maySync({ danger, messages }: ChatThread): boolean {
  return danger === null && messages.length > 0 && !messages.some(namesHelplines)
}

/**
 * Merges two states of one conversation: the messages of both, each in its newer state. Returns the newer
 * state unchanged if it contains all; else the result counts as a newer change.
 */
export function mergedThread(one: ChatThread, other: ChatThread): ChatThread {
  const [newer, older] = one.updatedAt >= other.updatedAt ? [one, other] : [other, one]
  const known = new Set(newer.messages.map(({ id }) => id))
  // Placeholders and interrupted answers have been retried since.
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

/** The newest messages of a conversation that fit the size limit. */
export function fittingThread(thread: ChatThread): ChatThread {
  let fitting = thread
  while (fitting.messages.length > 1 && sizeOf(fitting) > THREAD_BYTES_LIMIT)
    fitting = {
      ...fitting,
      messages: fitting.messages.slice(Math.ceil(fitting.messages.length / 4)),
    }
  return fitting
}

/** Size as JSON, in bytes. */
export function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}

/** Validates an account's response. */
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
