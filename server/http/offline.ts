import { Hono } from 'hono'
import worker from '../../app/service-worker.js?raw'
import withdrawn from '../../app/service-worker-withdrawn.js?raw'

export type OfflineOptions = {
  /** Unique per build. */
  build: string
  /** False unregisters the service worker in every browser that has it. */
  enabled: boolean
}

/** Serves /sw.js, the service worker for offline use (docs/decisions/009-offline.md). */
export function offlineRoutes({ build, enabled }: OfflineOptions): Hono {
  const source = enabled ? worker.replace('__BUILD__', build.replace(/[^\w-]/g, '')) : withdrawn
  return new Hono().get('/sw.js', (c) =>
    c.body(source, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      // Browsers check at every visit; a change must reach them then.
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
      // A service worker is bound by the policy of its own response, and this one fetches from the site.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    }),
  )
}
