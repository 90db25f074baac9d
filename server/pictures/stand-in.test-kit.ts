import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { FetchRules } from './fetch-picture.ts'
import { isPublicAddress } from './public-address.ts'

/** The only address of this machine that counts as public here; all others are judged as they are. */
const STAND_IN = '127.0.0.1'

export type StandIn = {
  /** http://photos.test at the port of the stand-in */
  origin: string
  rules: FetchRules
  /** What was asked for, in its order. */
  asked: string[]
  close: () => Promise<void>
}

/** A host of photos on this machine, found as photos.test and as whatever else ends in .test. */
export async function openStandIn(answer: RequestListener): Promise<StandIn> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, STAND_IN, resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://photos.test:${port}`,
    asked,
    rules: {
      hosts: ['photos.test'],
      isAllowedOrigin: (url) => url.protocol === 'http:' && url.port === String(port),
      isAllowedAddress: (address) => address === STAND_IN || isPublicAddress(address),
      resolve: async (): Promise<LookupAddress[]> => [{ address: STAND_IN, family: 4 }],
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A photo of one colour, with a place and a device written into it. */
export function photo(width = 400, height = 250): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}
