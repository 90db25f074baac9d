import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobs, type Job } from './jobs.ts'

const log = { warn: vi.fn(), error: vi.fn() }
const jobs: ReturnType<typeof createJobs>[] = []

function start(...list: Job[]) {
  const started = createJobs(log)
  jobs.push(started)
  started.start(list)
  return started
}

/** A job whose runs end one by one, when told to. */
function heldJob() {
  const runs: (() => void)[] = []
  const run = () => new Promise<void>((resolve) => runs.push(resolve))
  return { runs, job: { name: 'held', everyMs: 1_000, run } }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  await Promise.all(jobs.splice(0).map((each) => each.stop()))
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('a job runs at once and at each interval', async () => {
  const run = vi.fn(async () => {})
  start({ name: 'mail', everyMs: 1_000, run })
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(run).toHaveBeenCalledTimes(3)
})

test('runs of one job never overlap; a request during a run leads to one more', async () => {
  const { runs, job } = heldJob()
  const started = start(job)
  started.runSoon('held')
  started.runSoon('held')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toHaveLength(1)
  runs[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toHaveLength(2)
  runs[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toHaveLength(2)
})

test('a failed run is logged with its name and does not end the job', async () => {
  const run = vi.fn(async () => {
    throw new Error('no space left')
  })
  start({ name: 'clean-up', everyMs: 1_000, run })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  expect(log.error).toHaveBeenCalledWith(
    { fault: expect.objectContaining({ message: 'no space left' }) },
    'job failed: clean-up',
  )
})

test('stopping waits for the current run and starts no other', async () => {
  const { runs, job } = heldJob()
  const started = start(job)
  started.runSoon('held')
  let isStopped = false
  const stopping = started.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isStopped).toBe(false)
  runs[0]?.()
  await stopping
  expect(runs).toHaveLength(1)
})

test('an unknown job is ignored', () => {
  expect(() => start().runSoon('nothing')).not.toThrow()
})
