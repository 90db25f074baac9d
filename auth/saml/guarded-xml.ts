const LIMIT = 512 * 1024

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
  for (const [pattern, name] of REFUSED)
    if (pattern.test(xml)) throw new Error(`the document has ${name}`)
  return xml
}
