import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { encodingFor, matchesEtag, notModifiedHeaders } from '../cache/page-entry.ts'

type Variant = { etag: string; headers: string[] }
/** A file with a `.br` twin is decompressed only on request: hardly any browser lacks brotli. */
type StaticFile = { plain: Variant } & (
  | { compressed: null; body: Buffer }
  | { compressed: Variant & { body: Buffer }; body: Buffer | null }
)

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}
/** Larger files (video clips) are served from disk, with range requests. */
const IN_MEMORY_LIMIT = 1_048_576
const YEAR_S = 31_536_000

/** Serves the browser build from memory, with the `.br` files that the build writes. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>()

  /** @param extraHeadersOf extra headers by content type, as a flat list of names and values */
  constructor(folder: string, extraHeadersOf: (type: string) => readonly string[] = () => []) {
    for (const path of listFiles(folder)) {
      const type = TYPES[extname(path)]
      if (!type || statSync(path).size > IN_MEMORY_LIMIT) continue
      this.#files.set(
        `/${relative(folder, path).split(sep).join('/')}`,
        toStaticFile(path, type, extraHeadersOf(type)),
      )
    }
  }

  get size(): number {
    return this.#files.size
  }

  /** Serves a file of the build; returns false when the request is for something else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const { url = '' } = request
    const query = url.indexOf('?')
    const file = this.#files.get(query < 0 ? url : url.slice(0, query))
    if (!file || request.headers.range) return false
    const wantsBrotli = encodingFor(request.headers['accept-encoding']) === 'br'
    const compressed = wantsBrotli ? file.compressed : null
    const { etag, headers } = compressed ?? file.plain
    const ifNoneMatch = request.headers['if-none-match']
    if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)) {
      response.writeHead(304, notModifiedHeaders(headers))
      response.end()
      return true
    }
    response.writeHead(200, headers)
    if (request.method === 'HEAD') response.end()
    else response.end(compressed ? compressed.body : cachePlainBody(file))
    return true
  }
}

function cachePlainBody(file: StaticFile): Buffer {
  file.body = plainBodyOf(file)
  return file.body
}

const plainBodyOf = (file: StaticFile) =>
  file.compressed ? (file.body ?? brotliDecompressSync(file.compressed.body)) : file.body

function toStaticFile(path: string, type: string, extraHeaders: readonly string[]): StaticFile {
  const body = readFileSync(path)
  const twin = `${path}.br`
  const compressed = existing(twin)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  // File names in assets/ contain a content hash.
  const cacheControl = path.includes(`${sep}assets${sep}`)
    ? `public, max-age=${YEAR_S}, immutable`
    : 'public, max-age=3600'
  const variantOf = (encoded: Buffer, encoding: string | null): Variant => {
    const etag = `"${digest}${encoding ? `-${encoding}` : ''}"`
    return {
      etag,
      headers: [
        'content-type',
        type,
        'cache-control',
        cacheControl,
        ...extraHeaders,
        'vary',
        'Accept-Encoding',
        'etag',
        etag,
        ...(encoding ? ['content-encoding', encoding] : []),
        'content-length',
        String(encoded.length),
      ],
    }
  }
  const plain = variantOf(body, null)
  if (!compressed) return { plain, compressed, body }
  return { plain, compressed: { ...variantOf(compressed, 'br'), body: compressed }, body: null }
}

function existing(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name))
}
