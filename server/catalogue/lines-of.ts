/**
 * The lines of a byte stream, decoded per line because a chunk may end within a character. Only a line feed
 * ends a line: Node's readline also splits at U+2028, which a text may contain.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array> | null): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks ?? []) {
    const lines = (rest + Buffer.from(chunk).toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield Buffer.from(line, 'latin1').toString('utf8')
  }
  if (rest) yield Buffer.from(rest, 'latin1').toString('utf8')
}
