/** Thrown for a file without any rows. */
export class NoCatalogue extends Error {
  constructor(reason: string) {
    super(`This is no catalogue: ${reason}`)
    this.name = 'NoCatalogue'
  }
}

/** Thrown at the first invalid byte; the text before it has been yielded. */
export class NotText extends Error {
  override readonly name = 'NotText'
}

export const NOT_TEXT = 'from here on the file is not UTF-8 and was not read; save it as UTF-8'

/** Magic bytes of compressed files. */
const COMPRESSED: readonly [start: readonly number[], reason: string][] = [
  [[0x1f, 0x8b], 'it is packed with gzip; unpack it first (gunzip).'],
  [[0x50, 0x4b, 0x03, 0x04], 'it is a ZIP archive or a spreadsheet; save it as CSV or unpack it.'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'it is packed with zstd; unpack it first.'],
]
const START = 4
/** Longer lines are yielded in parts. */
const BUFFER_LIMIT = 4 * 1024 * 1024

/** @throws NoCatalogue for the start of a compressed file */
export function rejectCompressed(start: Uint8Array): void {
  const compressed = COMPRESSED.find(([bytes]) => bytes.every((byte, at) => start[at] === byte))
  if (compressed) throw new NoCatalogue(compressed[1])
}

/**
 * The text of a file in whole lines: UTF-8, or UTF-16 with a byte order mark.
 *
 * @throws NoCatalogue for a compressed file
 * @throws NotText at the first invalid byte
 */
export async function* textOf(input: AsyncIterable<unknown>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let rest = ''
  for await (const chunk of bytesOf(input)) {
    decoder ??= decoderFor(chunk)
    const { text, isWhole } = decoded(decoder, chunk)
    const end = text.lastIndexOf('\n') + 1
    if (end > 0) yield rest + text.slice(0, end)
    if (!isWhole) throw new NotText()
    rest = end > 0 ? text.slice(end) : rest + text
    if (rest.length > BUFFER_LIMIT) {
      yield rest
      rest = ''
    }
  }
  const { text, isWhole } = decoded(decoder ?? new TextDecoder())
  if (!isWhole) throw new NotText()
  if (rest + text) yield rest + text
}

/** The bytes of a file, with a first chunk long enough to detect the format. */
async function* bytesOf(input: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array()
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array)
    if (!start) {
      yield bytes
      continue
    }
    start = Buffer.concat([start, bytes])
    if (start.length < START) continue
    rejectCompressed(start)
    yield start
    start = null
  }
  if (start && start.length > 0) yield start
}

function decoderFor([first, second]: Uint8Array): TextDecoder {
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  return new TextDecoder(encoding, { fatal: true })
}

/** Decodes bytes up to the first invalid one; without bytes, flushes the decoder. */
function decoded(decoder: TextDecoder, bytes?: Uint8Array): { text: string; isWhole: boolean } {
  try {
    return { text: decoder.decode(bytes, { stream: bytes !== undefined }), isWhole: true }
  } catch {
    const [before = ''] = new TextDecoder(decoder.encoding).decode(bytes).split('\uFFFD', 1)
    return { text: before, isWhole: false }
  }
}
