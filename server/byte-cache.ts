/** Keeps what was used last, up to a number of bytes; the least recently used goes first. */
export class ByteCache {
  readonly #limit: number
  readonly #entries = new Map<string, Uint8Array<ArrayBuffer>>()
  #bytes = 0

  constructor(limitInBytes: number) {
    this.#limit = limitInBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Uint8Array<ArrayBuffer> | null {
    const value = this.#entries.get(key)
    if (!value) return null
    // A Map keeps the order of insertion: what is read moves to the young end.
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: string, value: Uint8Array<ArrayBuffer>): void {
    this.#remove(key)
    if (value.byteLength > this.#limit) return
    this.#entries.set(key, value)
    this.#bytes += value.byteLength
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) return
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.byteLength ?? 0
    this.#entries.delete(key)
  }
}
