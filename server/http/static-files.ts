import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { encodingFor, knows, withoutBody } from '../cache/page-entry.ts'

type Variant = { etag: string; headers: string[] }
/** What is there packed has no plain body before somebody asks for it, which hardly any browser does. */
type StaticFile = { plain: Variant } & (
  | { packed: null; body: Buffer }
  | { packed: Variant & { body: Buffer }; body: Buffer | null }
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
/** Larger ones (clips) are sent from the disk, by ranges. */
const IN_MEMORY_LIMIT = 1_048_576
const YEAR_S = 31_536_000

/** The browser build in memory, with the brotli twins that the build leaves beside it. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>()

  /** @param furtherOf what answers of a content type say besides: names and values by turns */
  constructor(folder: string, furtherOf: (type: string) => readonly string[] = () => []) {
    for (const path of listFiles(folder)) {
      const type = TYPES[extname(path)]
      if (!type || statSync(path).size > IN_MEMORY_LIMIT) continue
      this.#files.set(
        `/${relative(folder, path).split(sep).join('/')}`,
        toStaticFile(path, type, furtherOf(type)),
      )
    }
  }

  get size(): number {
    return this.#files.size
  }

  /** Answers a file of the build; false when the request is for something else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const { url = '' } = request
    const query = url.indexOf('?')
    const file = this.#files.get(query < 0 ? url : url.slice(0, query))
    if (!file || request.headers.range) return false
    const wantsBrotli = encodingFor(request.headers['accept-encoding']) === 'br'
    const packed = wantsBrotli ? file.packed : null
    const { etag, headers } = packed ?? file.plain
    const held = request.headers['if-none-match']
    if (held !== undefined && knows(held, etag)) {
      response.writeHead(304, withoutBody(headers))
      response.end()
      return true
    }
    response.writeHead(200, headers)
    if (request.method === 'HEAD') response.end()
    else response.end(packed ? packed.body : keepPlainBody(file))
    return true
  }
}

function keepPlainBody(file: StaticFile): Buffer {
  file.body = plainBodyOf(file)
  return file.body
}

const plainBodyOf = (file: StaticFile) =>
  file.packed ? (file.body ?? brotliDecompressSync(file.packed.body)) : file.body

function toStaticFile(path: string, type: string, further: readonly string[]): StaticFile {
  const body = readFileSync(path)
  const twin = `${path}.br`
  const packed = existing(twin)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  // Names in assets/ carry a hash of what is in them.
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
        ...further,
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
  if (!packed) return { plain, packed, body }
  return { plain, packed: { ...variantOf(packed, 'br'), body: packed }, body: null }
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
