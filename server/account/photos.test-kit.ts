import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AuthDeps } from '#auth/deps.ts'
import type { PhotoBucket } from './photo-bucket.ts'
import { createPhotoStore, type PhotoStore } from './photo-store.ts'

const QUIET = { debug() {}, info() {}, warn() {}, error() {} }

export function photosOf({ db, now }: AuthDeps, bucket: PhotoBucket | null = null): PhotoStore {
  return createPhotoStore({ db, now, log: QUIET, bucket })
}

export const ACCESS = { keyId: 'AKIDEXAMPLE', secret: 'a secret of the bucket', region: 'eu-1' }

/** Behaviour of the fake bucket: normal, failing with a status, or not answering. */
export type Behaviour = 'well' | 403 | 500 | 'silent'

/**
 * A fake S3 bucket: objects at /photos/KEY with Signature Version 4, verified independently of the library
 * that signs.
 */
export async function openFakeBucket() {
  const objects = new Map<string, Buffer>()
  const state: { behaviour: Behaviour } = { behaviour: 'well' }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    if (state.behaviour === 'silent') return
    if (state.behaviour !== 'well') return response.writeHead(state.behaviour).end('<Error/>')
    if (!isSigned(request, body))
      return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    const path = request.url ?? ''
    const found = objects.get(path)
    if (request.method === 'PUT') objects.set(path, body)
    if (request.method === 'DELETE') objects.delete(path)
    if (request.method === 'GET' && !found) return response.writeHead(404).end()
    return response.writeHead(request.method === 'DELETE' ? 204 : 200).end(found)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/photos`,
    objects,
    answer: (behaviour: Behaviour) => {
      state.behaviour = behaviour
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', ...headers } = request.headers
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      authorization,
    )
  if (!parts) return false
  const [, keyId = '', day = '', region = '', names = '', signature] = parts
  const at = String(headers['x-amz-date'])
  const isFresh =
    Math.abs(Date.parse(at.replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:')) - Date.now()) < 900_000
  const isWhole = headers['x-amz-content-sha256'] === sha256(body)
  if (keyId !== ACCESS.keyId || region !== ACCESS.region || !isWhole || !isFresh) return false
  const canonical = [
    request.method,
    request.url,
    '',
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    sha256(body),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${ACCESS.secret}`, day))
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  return hmac(key, text).toString('hex') === signature
}
