import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frames: Map<number, () => void>

beforeEach(() => {
  frames = new Map()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (announce: () => void) => {
    frames.set(frames.size + 1, announce)
    return frames.size
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const announce = () => {
  for (const frame of frames.values()) frame()
}

test('it runs in a task after the frame, not in the frame itself', () => {
  const run = vi.fn()
  afterPaint(run)
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
  announce()
  expect(run).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
})

test('cancelled before or after the frame, it does not run', () => {
  const run = vi.fn()
  afterPaint(run)()
  const stop = afterPaint(run)
  announce()
  stop()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
