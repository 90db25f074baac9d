/**
 * A script with every character beyond ASCII as its escape, which means the same in strings, templates and
 * expressions. Of a script with any other, Node hands V8 two bytes for each character, for as long as it runs.
 *
 * @throws Error where an escape would mean something else: behind a backslash, or in a text read as it is written
 */
export function toAscii(code: string): string {
  const unclear = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]|\bString\.raw`[^`]*[^\0-\x7f]/.exec(code)
  if (unclear) throw new Error(`cannot be written in ASCII: ${unclear[0]}`)
  return code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
