import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { clipHostsContext, faultContext, siteContext } from '#data/context.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { newNonce, securePage } from './lib/content-security.server.ts'

const RENDER_LIMIT_MS = 10_000
export const streamTimeout = RENDER_LIMIT_MS

/** Renders a whole page before sending it: pages are small, cacheable, and their status is known late. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = newNonce()
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // The page is sent whole: nothing of it may wait for a script to put it in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(limit)
          const body = new PassThrough()
          text(body).then((rendered) => {
            const { html, policy } = securePage(rendered, nonce, {
              apiUrl: context.get(siteContext).apiUrl,
              clipHosts: context.get(clipHostsContext),
            })
            headers.set('Content-Type', 'text/html; charset=utf-8')
            headers.set('Content-Language', getLocale())
            // The development server writes scripts of its own into the page.
            if (!import.meta.env.DEV) headers.set('Content-Security-Policy', policy)
            resolve(new Response(html, { status: code, headers }))
          }, reject)
          pipe(body)
        },
        onShellError: reject,
        onError() {
          code = 500
        },
      },
    )
    const limit = setTimeout(abort, RENDER_LIMIT_MS)
  })
}

/** A page that is not there, or a method it does not know, is an answer and not a fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(faultContext)(error)
}
