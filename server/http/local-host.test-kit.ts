import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import type { LookupRules } from './public-lookup.ts'

export const LOCALHOST = '127.0.0.1'
const closing: (() => void)[] = []

/** A server of this machine that any host name leads to, closed after the test; the other private addresses stay refused. */
export async function openLocalHost(answer: RequestListener) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  closing.push(() => server.close().closeAllConnections())
  await new Promise<void>((resolve) => server.listen(0, LOCALHOST, resolve))
  const { port } = server.address() as AddressInfo
  const rules: LookupRules & { isAllowedProtocol: () => boolean } = {
    isAllowedProtocol: () => true,
    isAllowedAddress: (address) => address === LOCALHOST || isPublicAddress(address),
    resolve: async () => [{ address: LOCALHOST, family: 4 }],
  }
  return { requests, port, rules }
}

afterEach(() => {
  for (const close of closing.splice(0)) close()
})
