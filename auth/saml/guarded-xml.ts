const LIMIT = 256 * 1024
/**
 * The parsers take time quadratic in the number of tags (two thousand: a fifth of a second); real responses
 * have hundreds.
 */
const TAGS_LIMIT = 2_000
const ATTRIBUTES_LIMIT = 2_000

/** Constructs that no real response has and that parser attacks use. */
const REFUSED: readonly [RegExp, string][] = [
  [/<!DOCTYPE|<!ENTITY/i, 'a document type'],
  // A parser may cut `admin@a.example<!-- -->.b.example` at the comment; the signature would not notice.
  [/<!--/, 'a comment'],
  [/<!\[CDATA\[/, 'a CDATA section'],
  [/<\?(?!xml\s)/i, 'a processing instruction'],
  [/xmldsig#(rsa-|dsa-|hmac-)?sha1/i, 'a signature with SHA-1'],
]

/**
 * Rejects dangerous XML before parsing.
 *
 * @throws Error that names the construct
 */
export function requirePlainXml(xml: string): string {
  if (xml.length > LIMIT) throw new Error('the document is too large')
  if (count(xml, '<') > TAGS_LIMIT || count(xml, '=') > ATTRIBUTES_LIMIT)
    throw new Error('the document has too many parts')
  for (const [pattern, name] of REFUSED)
    if (pattern.test(xml)) throw new Error(`the document has ${name}`)
  return xml
}

function count(text: string, sign: string): number {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found++
  return found
}
