import type { DOMOutputSpec } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { LONG_DESCRIPTION_TAGS } from '#domain/listing/long-description.ts'
import { htmlSchema } from './html-schema.ts'

test('the editor makes exactly the tags that the sanitiser lets through', () => {
  const nodes = Object.values(htmlSchema.nodes).flatMap((type) =>
    (type.spec.parseDOM ?? []).map(({ attrs }) => type.spec.toDOM?.(type.create(attrs))),
  )
  const marks = Object.values(htmlSchema.marks).map((type) =>
    type.spec.toDOM?.(type.create(), true),
  )
  const made = new Set([...nodes, ...marks].map(tagOf))
  expect([...made].sort()).toEqual([...LONG_DESCRIPTION_TAGS].sort())
})

/** The tag of an element; attributes and further elements in it are no part of the schema. */
function tagOf(spec: DOMOutputSpec | undefined): unknown {
  if (!Array.isArray(spec)) throw new Error('a node has no element')
  const [tag, ...rest] = spec
  expect(rest.filter((part) => part !== 0)).toEqual([])
  return tag
}
