import { Hono } from 'hono'
import worker from '../../app/service-worker.js?raw'
import withdrawn from '../../app/service-worker-withdrawn.js?raw'

export type OfflineOptions = {
  /** Unlike that of any other build. */
  build: string
  /** False withdraws the worker from every browser that has it. */
  enabled: boolean
}

/** /sw.js: the worker that answers without a network (docs/decisions/009-offline.md). */
export function offlineRoutes({ build, enabled }: OfflineOptions): Hono {
  const source = enabled ? worker.replace('__BUILD__', build.replace(/[^\w-]/g, '')) : withdrawn
  return new Hono().get('/sw.js', (c) =>
    c.body(source, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      // Browsers ask anew at every visit; a change must reach them then.
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
      // A worker obeys the policy of its own answer, and this one fetches from us.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    }),
  )
}
