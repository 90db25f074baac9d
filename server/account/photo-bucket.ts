import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

/** Object storage for photos; every call throws when the bucket fails. */
export type PhotoBucket = {
  put: (key: string, webp: Buffer) => Promise<void>
  /** Null when the object does not exist. */
  get: (key: string) => Promise<Buffer | null>
  /** Succeeds also when the object does not exist. */
  remove: (key: string) => Promise<void>
}

export type BucketAccess = {
  /** URL of the bucket; keys are appended as a path. */
  url: string
  keyId: string
  secret: string
  region: string
}

const TIME_LIMIT_MS = 10_000

/** A bucket of an S3-compatible store. Errors contain the status of the store only. */
export function openPhotoBucket(access: BucketAccess, timeLimitMs = TIME_LIMIT_MS): PhotoBucket {
  const base = access.url.replace(/\/$/, '')
  const client = new AwsClient({
    accessKeyId: access.keyId,
    secretAccessKey: access.secret,
    region: access.region,
    service: 's3',
    retries: 1,
  })

  async function call(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Buffer) {
    const response = await client.fetch(`${base}/${key}`, {
      method,
      // Included in the signature, which guarantees integrity.
      headers: {
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(body && { 'Content-Type': 'image/webp' }),
      },
      ...(body && { body: new Uint8Array(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
    })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404 && method !== 'PUT') return null
    throw new Error(`the photo bucket answered ${method} with ${response.status}`)
  }

  return {
    put: async (key, webp) => void (await call('PUT', key, webp)),
    async get(key) {
      const response = await call('GET', key)
      return response && Buffer.from(await response.arrayBuffer())
    },
    remove: async (key) => void (await call('DELETE', key)),
  }
}
