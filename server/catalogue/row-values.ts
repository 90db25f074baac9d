/** Whether a text has what the database or an address cannot hold: NUL, or half of a surrogate pair. */
function isUnkept(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/** What is wrong with the numbers of an item as JSON has it ("1e999"); null when nothing is. */
export function numberFault(item: unknown): string | null {
  for (const [path, value] of valuesIn(item))
    if (typeof value === 'number' && !Number.isFinite(value))
      return `${path.join('.') || 'item'}: is no finite number`
  return null
}

/** Names of the fields of an item that hold characters which are taken out or replaced. */
export function unkeptFields(item: unknown): string[] {
  const names = new Set<string>()
  for (const [[name], value] of valuesIn(item))
    if (name !== undefined && typeof value === 'string' && isUnkept(value)) names.add(name)
  return [...names]
}

/** Every plain value with the way to it; without recursion, for a file may nest deeper than a stack goes. */
function* valuesIn(item: unknown): Generator<[path: string[], value: unknown]> {
  const open: [path: string[], value: unknown][] = [[[], item]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next
    if (typeof value !== 'object' || value === null) yield next
    // A way is told in full as far as items go.
    else
      for (const [name, inner] of Object.entries(value))
        open.push([path.length < DEEPEST ? [...path, name] : path, inner])
  }
}

const DEEPEST = 8
