import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { isPublicAddress } from '../http/public-address.ts'
import type { FetchRules } from './fetch-picture.ts'

/** The only local address that counts as public here; all others are checked as usual. */
const LOCALHOST = '127.0.0.1'

export type FakeHost = {
  /** http://photos.test with the port of the fake host. */
  origin: string
  rules: FetchRules
  /** Requests in order. */
  requests: string[]
  close: () => Promise<void>
}

/** A local photo host that resolves as photos.test and any other .test name. */
export async function openFakeHost(answer: RequestListener): Promise<FakeHost> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, LOCALHOST, resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://photos.test:${port}`,
    requests,
    rules: {
      hosts: ['photos.test'],
      isAllowedOrigin: (url) => url.protocol === 'http:' && url.port === String(port),
      isAllowedAddress: (address) => address === LOCALHOST || isPublicAddress(address),
      resolve: async (): Promise<LookupAddress[]> => [{ address: LOCALHOST, family: 4 }],
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A single-colour photo with place and device metadata. */
export function photo(width = 400, height = 250): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}
