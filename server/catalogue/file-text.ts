/** Thrown for a file that holds no rows at all. */
export class NoCatalogue extends Error {
  constructor(reason: string) {
    super(`This is no catalogue: ${reason}`)
    this.name = 'NoCatalogue'
  }
}

/** Thrown where bytes begin that are no text; what stands before them was handed on. */
export class NotText extends Error {
  override readonly name = 'NotText'
}

export const NOT_TEXT = 'from here on the file is not UTF-8 and was not read; save it as UTF-8'

/** How files begin that have to be unpacked first. */
const PACKED: readonly [start: readonly number[], reason: string][] = [
  [[0x1f, 0x8b], 'it is packed with gzip; unpack it first (gunzip).'],
  [[0x50, 0x4b, 0x03, 0x04], 'it is a ZIP archive or a spreadsheet; save it as CSV or unpack it.'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'it is packed with zstd; unpack it first.'],
]
const START = 4
/** A line that is longer is handed on in parts. */
const HELD = 4 * 1024 * 1024

/** @throws NoCatalogue for the beginning of a file that has to be unpacked */
export function rejectCompressed(start: Uint8Array): void {
  const packed = PACKED.find(([bytes]) => bytes.every((byte, at) => start[at] === byte))
  if (packed) throw new NoCatalogue(packed[1])
}

/**
 * What a file says, in whole lines: UTF-8, or UTF-16 that says so.
 *
 * @throws NoCatalogue for a packed file
 * @throws NotText where it stops being text
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
    if (rest.length > HELD) {
      yield rest
      rest = ''
    }
  }
  const { text, isWhole } = decoded(decoder ?? new TextDecoder())
  if (!isWhole) throw new NotText()
  if (rest + text) yield rest + text
}

/** The bytes of a file, of which the first piece is long enough to tell what it is. */
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

/** The text of some bytes, up to where they are none; without bytes, of the end. */
function decoded(decoder: TextDecoder, bytes?: Uint8Array): { text: string; isWhole: boolean } {
  try {
    return { text: decoder.decode(bytes, { stream: bytes !== undefined }), isWhole: true }
  } catch {
    const [before = ''] = new TextDecoder(decoder.encoding).decode(bytes).split('\uFFFD', 1)
    return { text: before, isWhole: false }
  }
}
