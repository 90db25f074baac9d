import { DOMSerializer, DOMParser as DocumentParser, type Node } from 'prosemirror-model'
import { htmlSchema } from './html-schema.ts'

const parser = DocumentParser.fromSchema(htmlSchema)
const serializer = DOMSerializer.fromSchema(htmlSchema)

/** Parses the HTML of a long description; tags outside the schema are removed. */
export function parseHtml(html: string): Node {
  return parser.parse(new DOMParser().parseFromString(html, 'text/html').body)
}

/** A document as HTML, '' without text. */
export function toHtml(doc: Node): string {
  if (doc.textContent.trim() === '') return ''
  const box = document.createElement('div')
  box.append(serializer.serializeFragment(doc.content))
  // An entry of one paragraph is stored without it, as in most catalogues.
  for (const paragraph of box.querySelectorAll('li > p:only-of-type'))
    paragraph.replaceWith(...paragraph.childNodes)
  return box.innerHTML
}
