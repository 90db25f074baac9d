import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Other files in the folder (unfinished files of a killed process) are ignored. */
const NAME = /^[0-9a-f]{64}-\d+\.[a-z]+$/

/**
 * Files by name with a size limit on disk and LRU eviction. A lost file can be created again, so processes
 * need no coordination.
 */
export class PictureStore {
  readonly #folder: string
  /** Sizes in bytes by name. */
  readonly #sizes: LRUCache<string, number>
  /** Names of evicted files that are still on disk. */
  readonly #evicted: string[] = []
  readonly #ready: Promise<void>

  /** @param folder created with the first file */
  constructor(folder: string, limitBytes: number) {
    this.#folder = folder
    this.#sizes = new LRUCache({
      maxSize: limitBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_, name, reason) => reason === 'evict' && this.#evicted.push(name),
    })
    this.#ready = this.#findAll()
  }

  /** Whether the next file may evict others. */
  get isFull(): boolean {
    return this.#sizes.calculatedSize > this.#sizes.maxSize * 0.9
  }

  async read(name: string): Promise<Buffer | null> {
    await this.#ready
    if (this.#sizes.get(name) === undefined) return null
    // The file may have been deleted by hand.
    return readFile(join(this.#folder, name)).catch(() => {
      this.#sizes.delete(name)
      return null
    })
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    await this.#ready
    if (bytes.byteLength > this.#sizes.maxSize) return
    await mkdir(this.#folder, { recursive: true })
    const temporary = join(this.#folder, `.${randomBytes(8).toString('hex')}`)
    await writeFile(temporary, bytes, { mode: 0o600 })
    await rename(temporary, join(this.#folder, name))
    this.#sizes.set(name, bytes.byteLength)
    // An evicted file may have been written again meanwhile.
    const removed = this.#evicted.splice(0).filter((evicted) => !this.#sizes.has(evicted))
    for (const evicted of removed) await unlink(join(this.#folder, evicted)).catch(() => {})
  }

  async #findAll(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name)
        if (!NAME.test(name)) return void unlink(path).catch(() => {})
        // Another process may have deleted it since the folder was listed.
        const file = await stat(path).catch(() => null)
        return file && { name, size: file.size, at: Math.max(file.mtimeMs, file.atimeMs) }
      }),
    )
    const files = found.filter((file) => file != null)
    for (const { name, size } of files.sort((a, b) => a.at - b.at)) this.#sizes.set(name, size)
  }
}
