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

/** Renders a whole page before sending it: pages are small, cacheable, and their status is known late. */
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
    clipHosts: context.get(clipHostsContext),
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', getLocale())
  // The development server writes scripts of its own into the page.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', policy)
  // As bytes: the router looks at the answer, and has a text made well-formed and encoded for that.
  return new Response(Buffer.from(html), { status: isSound ? status : 500, headers })
}

/** A whole page, and whether nothing of it failed. */
function render(page: ReactNode, nonce: string): Promise<{ rendered: string; isSound: boolean }> {
  return new Promise((resolve, reject) => {
    let isSound = true
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page is sent whole: nothing of it may wait for a script to put it in its place.
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

/** Takes a text that comes in pieces, without the turns of the event loop that reading a stream takes. */
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

/** A page that is not there, or a method it does not know, is an answer and not a fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(reportErrorContext)(error)
}
