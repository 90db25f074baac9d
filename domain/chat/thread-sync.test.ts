import { expect, test } from 'vitest'
import { type ChatMessage, type ChatThread, MESSAGES_LIMIT, newThread } from './chat-thread.ts'
import { threadSync } from './thread-request.ts'
import {
  fittingThread,
  maySync,
  mergedThread,
  readSyncedThreads,
  sizeOf,
  THREAD_BYTES_LIMIT,
} from './thread-sync.ts'

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: String(id),
  content: `words ${id}`,
  isUser: true,
  ...more,
})

function thread(updatedAt: number, messages: ChatMessage[], more: Partial<ChatThread> = {}) {
  return { ...newThread('1'), updatedAt, messages, ...more }
}

const ids = ({ messages }: ChatThread) => messages.map(({ id }) => Number(id))

test('a state that contains the other is returned unchanged, in either order', () => {
  const [early, late] = [thread(10, [message(1)]), thread(20, [message(1), message(2)])]
  expect(mergedThread(early, late)).toBe(late)
  expect(mergedThread(late, early)).toBe(late)
})

test('the messages of two devices are merged in their order, as a newer change', () => {
  const one = thread(30, [message(1), message(4)], { name: null })
  const other = thread(20, [message(1), message(2), message(3)], { name: 'Rest' })
  for (const merged of [mergedThread(one, other), mergedThread(other, one)]) {
    expect(ids(merged)).toEqual([1, 2, 3, 4])
    expect(merged).toMatchObject({ name: 'Rest', updatedAt: 31 })
  }
})

test('a retried placeholder, and an interrupted answer, do not return', () => {
  const old = thread(10, [message(1), message(2, { isStandIn: true }), message(3, { isCut: true })])
  const now = thread(20, [message(1), message(5)])
  expect(mergedThread(old, now)).toBe(now)
})

test('a merged conversation keeps at most the limit, without the oldest', () => {
  const full = thread(
    500,
    Array.from({ length: MESSAGES_LIMIT }, (_, at) => message(at + 100)),
  )
  expect(mergedThread(full, thread(20, [message(1)]))).toBe(full)
})

test('danger on either side stays, and prevents syncing', () => {
  const calm = thread(30, [message(1)])
  const grave = thread(20, [message(1)], { danger: 'self-harm' })
  expect(mergedThread(calm, grave).danger).toBe('self-harm')
  expect([maySync(calm), maySync(grave), maySync(thread(1, []))]).toEqual([true, false, false])
})

test('a conversation with helplines is not synced, although it offers listings again', () => {
  const helplines = [{ line: 'Call 988', place: 'US', name: null, number: '988' }]
  const notice = { type: 'notice', kind: 'care', text: 'Call 988' } as const
  const withHelplines = message(2, { parts: [{ ...notice, helplines }] })
  expect(maySync(thread(30, [message(1), withHelplines, message(3)]))).toBe(false)
  expect(maySync(thread(30, [message(1), message(2, { parts: [notice] })]))).toBe(true)
})

test('a conversation above the size limit loses its beginning', () => {
  const long = thread(
    1,
    Array.from({ length: 40 }, (_, at) => message(at, { content: 'x'.repeat(30_000) })),
  )
  const fitting = fittingThread(long)
  expect(sizeOf(fitting)).toBeLessThanOrEqual(THREAD_BYTES_LIMIT)
  expect(fitting.messages.at(-1)?.id).toBe('39')
})

test('conversations with danger are dropped from a request, invalid ones are rejected, NUL is removed', () => {
  const grave = thread(2, [message(1, { content: 'I want to die' })])
  const odd = thread(3, [message(1, { content: 'a\0b\ud800' })])
  const read = threadSync.parse({
    changes: [
      { kind: 'keep', thread: grave },
      { kind: 'keep', thread: odd },
      { kind: 'delete', id: '7', at: 4 },
    ],
    known: [],
  })
  expect(read.changes).toHaveLength(2)
  expect(JSON.stringify(read.changes)).toContain('ab\ufffd')
  for (const bad of [{ kind: 'keep', thread: { id: 7 } }, { kind: 'delete', id: '', at: 1 }, 7])
    expect(threadSync.safeParse({ changes: [bad], known: [] }).success).toBe(false)
})

test('a response is validated', () => {
  expect(readSyncedThreads(null)).toEqual({ threads: [], deleted: [] })
  const answer = { threads: [7, thread(1, [message(1)])], deleted: [{ id: '2', at: 3 }, { id: 4 }] }
  expect(readSyncedThreads(answer)).toMatchObject({
    threads: [{ id: '1' }],
    deleted: [{ id: '2', at: 3 }],
  })
})
