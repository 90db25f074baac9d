import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { clipHostsContext, reportErrorContext, siteContext } from '#data/context.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { newNonce, securePage } from './lib/content-security.server.ts'

const RENDER_LIMIT_MS = 10_000
export const streamTimeout = RENDER_LIMIT_MS

/** Renders the whole page before sending it: pages are small and cacheable, and the status is known last. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = newNonce()
  const { rendered, isSound } = await render(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    nonce,
  )
  const { html, policy } = securePage(rendered, nonce, {
    apiUrl: context.get(siteContext).apiUrl,
    mapTiles: context.get(siteContext).mapTiles,
    clipHosts: context.get(clipHostsContext),
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', getLocale())
  // The development server injects scripts of its own.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', policy)
  // As bytes: a string body would be encoded again when the router reads the response.
  return new Response(Buffer.from(html), { status: isSound ? status : 500, headers })
}

/** Renders a page; `isSound` is false when a part of it failed. */
function render(page: ReactNode, nonce: string): Promise<{ rendered: string; isSound: boolean }> {
  return new Promise((resolve, reject) => {
    let isSound = true
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page is sent whole, so no boundary may be outlined and moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit)
        pipe(collect((rendered) => resolve({ rendered, isSound })))
      },
      onShellError(error) {
        clearTimeout(limit)
        reject(error)
      },
      onError() {
        isSound = false
      },
    })
    const limit = setTimeout(abort, RENDER_LIMIT_MS)
  })
}

/** Collects written chunks into one string, without the event loop turns of reading a stream. */
function collect(onEnd: (text: string) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      onEnd(Buffer.concat(pieces).toString())
      done()
    },
  })
}

/** Error responses such as 404 or 405 are not reported as errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(reportErrorContext)(error)
}
