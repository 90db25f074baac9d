import { expect, test } from 'vitest'
import { compressEntry, toPageEntry } from './page-entry.ts'

const headers = new Headers({ 'content-type': 'application/json' })
const body = () => Buffer.from(JSON.stringify({ suggestions: Array(50).fill('sound bath') }))

test('an entry uses no more memory than its counted size', async () => {
  const entry = await toPageEntry(body(), headers, 0)
  for (const each of [entry, await compressEntry(entry)]) {
    const { br, gzip } = each.variants
    expect(br.body.buffer.byteLength + gzip.body.buffer.byteLength).toBeLessThan(each.bytes)
  }
})
