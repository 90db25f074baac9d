import { expect, test } from 'vitest'
import type { ThreadSyncLog } from '#app/lib/threads/thread-sync-log.ts'
import { type ChatThread, newThread } from '#domain/chat/chat-thread.ts'
import { afterSync, syncFor } from './sync-plan.ts'

const syncLog = (more: Partial<ThreadSyncLog> = {}): ThreadSyncLog => ({
  owner: 'me',
  versions: {},
  deleted: {},
  ...more,
})

function thread(id: string, updatedAt: number, ...answered: string[]): ChatThread {
  const messages = answered.map((content, at) => ({ id: String(at), content, isUser: true }))
  return { ...newThread(id), updatedAt, messages }
}

test('sends unsent versions only; not conversations with danger or without messages', () => {
  const grave = { ...thread('3', 9, 'x'), danger: 'self-harm' as const }
  const threads = [thread('1', 10, 'a'), thread('2', 20, 'b'), grave, thread('4', 1)]
  const plan = syncFor(
    threads,
    syncLog({ versions: { '1': 10, '2': 15, '9': 5 }, deleted: { '8': 7 } }),
  )
  expect(plan.changes).toEqual([
    { kind: 'delete', id: '8', at: 7 },
    { kind: 'keep', thread: threads[1] },
  ])
  expect(plan.known).toEqual([
    { id: '1', at: 10 },
    { id: '2', at: 20 },
    { id: '9', at: 5 },
  ])
})

test('many conversations are sent in batches that fit into one call', () => {
  const big = Array.from({ length: 6 }, (_, at) => thread(String(at), at + 1, 'x'.repeat(300_000)))
  let now = { threads: big, syncLog: syncLog() }
  let calls = 0
  for (; calls < 9; calls++) {
    const plan = syncFor(now.threads, now.syncLog)
    if (plan.changes.length === 0) break
    expect(JSON.stringify(plan).length).toBeLessThan(2 * 1024 * 1024)
    now = afterSync(plan, { threads: [], deleted: [] }, now)
  }
  expect(calls).toBeGreaterThan(2)
  expect(Object.keys(now.syncLog.versions)).toHaveLength(6)
})

test('a response is merged; local changes and deletions made meanwhile are kept', () => {
  const sent = syncFor([thread('1', 10, 'a')], syncLog({ deleted: { '7': 3 } }))
  const meanwhile = {
    threads: [thread('1', 12, 'a', 'b'), thread('5', 5, 'e'), thread('6', 90, 'f')],
    syncLog: syncLog({ deleted: { '7': 3, '2': 50 } }),
  }
  const answer = {
    threads: [thread('2', 40, 'old'), thread('3', 30, 'c')],
    deleted: [
      { id: '5', at: 6 },
      { id: '6', at: 6 },
    ],
  }
  const after = afterSync(sent, answer, meanwhile)
  expect(after.threads.map(({ id }) => id).sort()).toEqual(['1', '3', '6'])
  expect(after.syncLog.deleted).toEqual({ '2': 50 })
  const next = syncFor(after.threads, after.syncLog)
  expect(
    next.changes.map((change) => (change.kind === 'keep' ? change.thread.id : change)),
  ).toEqual([{ kind: 'delete', id: '2', at: 50 }, '1', '6'])
})
