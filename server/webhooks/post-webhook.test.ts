import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { LOCALHOST, openLocalHost } from '../http/local-host.test-kit.ts'
import { type PostRules, postWebhook } from './post-webhook.ts'

/** A local receiver that resolves as receiver.test. */
async function openReceiver(answer: RequestListener) {
  const { requests, port, rules } = await openLocalHost(answer)
  const request = {
    url: `http://receiver.test:${port}/hook`,
    headers: { 'webhook-id': 'x' },
    body: '{}',
  }
  return { requests, post: (own: PostRules = {}) => postWebhook(request, { ...rules, ...own }) }
}

test('the body and the headers arrive', async () => {
  const received: unknown[] = []
  const { post } = await openReceiver(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { 'webhook-id': id, 'content-type': type } = request.headers
    received.push(request.method, id, type, String(Buffer.concat(chunks)))
    response.writeHead(204).end()
  })
  expect(await post()).toEqual({ status: 204 })
  expect(received).toEqual(['POST', 'x', 'application/json', '{}'])
})

test.each(['127.0.0.2', '10.0.0.1', '169.254.169.254', '::1', 'fd00:ec2::254'])(
  'a name that resolves to %s is not connected to, even beside a public address',
  async (address) => {
    const { post, requests } = await openReceiver((_request, response) => response.end())
    const resolve = async () => [
      { address: LOCALHOST, family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ]
    expect(await post({ resolve })).toEqual({ fault: 'not_public' })
    expect(requests).toEqual([])
  },
)

test('a name is resolved once, so DNS rebinding has no effect', async () => {
  const { post } = await openReceiver((_request, response) => response.end())
  const resolve = vi.fn(async () => [{ address: LOCALHOST, family: 4 }])
  expect(await post({ resolve })).toEqual({ status: 200 })
  expect(resolve).toHaveBeenCalledTimes(1)
})

test('plain http is not sent', async () => {
  const { post, requests } = await openReceiver((_request, response) => response.end())
  expect(await post({ isAllowedProtocol: (protocol) => protocol === 'https:' })).toEqual({
    fault: 'not_public',
  })
  expect(requests).toEqual([])
})

test('a redirect is not followed', async () => {
  const { post, requests } = await openReceiver((_request, response) =>
    response.writeHead(307, { location: '/elsewhere' }).end(),
  )
  expect(await post()).toEqual({ status: 307 })
  expect(requests).toEqual(['/hook'])
})

test('a receiver that never answers, or never ends its answer, is a time-out', async () => {
  const silent = await openReceiver(() => {})
  expect(await silent.post({ limitMs: 50 })).toEqual({ fault: 'timeout' })
  const endless = await openReceiver((_request, response) => response.writeHead(200).write('a'))
  expect(await endless.post({ limitMs: 50 })).toEqual({ fault: 'timeout' })
})

test('a long answer is read no further than its limit', async () => {
  let written = 0
  const { post } = await openReceiver((_request, response) => {
    response.writeHead(200)
    const write = () => {
      written += 64 * 1024
      if (!response.destroyed && written < 1e9) response.write(Buffer.alloc(64 * 1024), write)
    }
    write()
  })
  expect(await post()).toEqual({ status: 200 })
  expect(written).toBeLessThan(1e8)
})

test('a receiver that is not there, and a name that does not resolve, are unreachable', async () => {
  const { post } = await openReceiver((request) => request.socket.destroy())
  expect(await post()).toEqual({ fault: 'unreachable' })
  const resolve = () => Promise.reject(new Error('ENOTFOUND'))
  expect(await post({ resolve })).toEqual({ fault: 'unreachable' })
})
