import type { RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { AppDeps } from './app.ts'
import type { Site } from './built-site.ts'
import { localeRedirect } from './http/locale-redirect.ts'
import { ADAPTER_OPTIONS } from './http/unread-body.ts'

/** The development site: Vite serves and reloads the app, while this module and the database stay open. */
export async function openDevelopmentSite(deps: AppDeps, server: Server): Promise<Site> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  const listener: RequestListener = (request, response) =>
    vite.middlewares(request, response, async () => {
      if (localeRedirect(request, response)) return
      try {
        const { createApp } = (await vite.ssrLoadModule(
          '/server/app.ts',
        )) as typeof import('./app.ts')
        await getRequestListener(createApp(deps).fetch, ADAPTER_OPTIONS)(request, response)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        deps.log.error({ error }, 'request failed')
        response.writeHead(500).end()
      }
    })
  return { listener, pages: null, stop: () => vite.close() }
}
