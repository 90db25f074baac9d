import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Anything else in the folder (an unfinished file of a process that was ended) is not ours to show. */
const NAME = /^[0-9a-f]{64}-\d+\.[a-z]+$/

/**
 * Files by name up to a number of bytes on disk; the least recently read goes first. A file that is lost
 * can be made again, so no process needs to know of another's.
 */
export class PictureStore {
  readonly #folder: string
  readonly #limit: number
  /** Oldest first: a Map keeps the order of insertion. */
  readonly #sizes = new Map<string, number>()
  #bytes = 0
  readonly #ready: Promise<void>

  /** @param folder made when the first file is written */
  constructor(folder: string, limitBytes: number) {
    this.#folder = folder
    this.#limit = limitBytes
    this.#ready = this.#findAll()
  }

  /** Whether the next file drives out another. */
  get isFull(): boolean {
    return this.#bytes > this.#limit * 0.9
  }

  async read(name: string): Promise<Buffer | null> {
    await this.#ready
    const size = this.#sizes.get(name)
    if (size === undefined) return null
    this.#sizes.delete(name)
    this.#sizes.set(name, size)
    // Somebody may have cleaned up by hand.
    return readFile(join(this.#folder, name)).catch(() => this.#forget(name))
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    await this.#ready
    if (bytes.byteLength > this.#limit) return
    await mkdir(this.#folder, { recursive: true })
    const unready = join(this.#folder, `.${randomBytes(8).toString('hex')}`)
    await writeFile(unready, bytes, { mode: 0o600 })
    await rename(unready, join(this.#folder, name))
    this.#forget(name)
    this.#keep(name, bytes.byteLength)
    for (const oldest of this.#sizes.keys()) {
      if (this.#bytes <= this.#limit) return
      this.#forget(oldest)
      await unlink(join(this.#folder, oldest)).catch(() => {})
    }
  }

  #keep(name: string, size: number): void {
    this.#sizes.set(name, size)
    this.#bytes += size
  }

  #forget(name: string): null {
    this.#bytes -= this.#sizes.get(name) ?? 0
    this.#sizes.delete(name)
    return null
  }

  async #findAll(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name)
        if (!NAME.test(name)) return void unlink(path).catch(() => {})
        const { size, mtimeMs, atimeMs } = await stat(path)
        return { name, size, at: Math.max(mtimeMs, atimeMs) }
      }),
    )
    const kept = found.filter((file) => file !== undefined)
    for (const { name, size } of kept.sort((a, b) => a.at - b.at)) this.#keep(name, size)
  }
}
