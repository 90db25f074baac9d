const LIMIT = 256 * 1024
/** The parsers' work grows with the square of these (two thousand: a fifth of a second); honest answers have hundreds. */
const TAGS_LIMIT = 2_000
const ATTRIBUTES_LIMIT = 2_000

/** What an honest answer never has, and what attacks on parsers are made of. */
const REFUSED: readonly [RegExp, string][] = [
  [/<!DOCTYPE|<!ENTITY/i, 'a document type'],
  // A parser may cut `admin@a.example<!-- -->.b.example` at the comment; the signature would not notice.
  [/<!--/, 'a comment'],
  [/<!\[CDATA\[/, 'a CDATA section'],
  [/<\?(?!xml\s)/i, 'a processing instruction'],
  [/xmldsig#(rsa-|dsa-|hmac-)?sha1/i, 'a signature with SHA-1'],
]

/** Refuses dangerous XML before any parser sees it. @throws Error that names what it has */
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
