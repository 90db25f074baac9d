/**
 * Splits a byte stream into frontend messages of the PostgreSQL wire protocol. The start-up message is the
 * only one without a type byte.
 */
export function createMessageReader(): (chunk: Uint8Array) => Uint8Array[] {
  let rest: Uint8Array = new Uint8Array(0)
  let started = false

  function nextLength(): number | null {
    const header = started ? 5 : 4
    if (rest.length < header) return null
    const view = new DataView(rest.buffer, rest.byteOffset, rest.byteLength)
    return view.getInt32(header - 4) + (header - 4)
  }

  return (chunk) => {
    rest = rest.length === 0 ? chunk : concat(rest, chunk)
    const messages: Uint8Array[] = []
    for (
      let length = nextLength();
      length !== null && rest.length >= length;
      length = nextLength()
    ) {
      messages.push(rest.slice(0, length))
      rest = rest.subarray(length)
      started = true
    }
    return messages
  }
}

function concat(left: Uint8Array, right: Uint8Array): Uint8Array {
  const joined = new Uint8Array(left.length + right.length)
  joined.set(left)
  joined.set(right, left.length)
  return joined
}
