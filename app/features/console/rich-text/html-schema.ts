import { Schema } from 'prosemirror-model'

/** Documents of exactly the tags in `LONG_DESCRIPTION_TAGS`; what is pasted becomes one of them or plain text. */
export const htmlSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 3 } },
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: [
        { tag: 'h1, h2, h3', attrs: { level: 3 } },
        { tag: 'h4, h5, h6', attrs: { level: 4 } },
      ],
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bulletList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    orderedList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    listItem: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    hardBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    strong: { parseDOM: [{ tag: 'strong, b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em, i' }], toDOM: () => ['em', 0] },
  },
})
