import { createContext, type HTMLAttributes, type ReactNode, useContext, useId } from 'react'
import { preload } from 'react-dom'

/** What a rendering finds of those before it, and marks for those after it (app/lib/kept-markup.server.ts). */
export type MarkupKeeper = {
  /** What stands for the inside of an element that was written before, with another `id`; null when it is not known. */
  find: (key: string, id: string) => string | null
  /** The value of `MARK` on an element whose inside is to be kept. */
  mark: (key: string, id: string, tag: string) => string
}

export const MARK = 'data-keep'

/** Without a keeper everything is rendered; the browser has none. */
export const KeeperContext = /* @__PURE__ */ createContext<MarkupKeeper | null>(null)

/** A picture that the page's head asks for before the page comes to it, as an image says it. */
export type EarlyPicture = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

type KeptProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'article' | 'aside' | 'details' | 'div' | 'fieldset' | 'label' | 'nav' | 'ul'
  /** All that the inside depends on besides the language of the page, as plain data; null keeps nothing. */
  of: unknown
  /** Those of its inside that are loaded at once, in the order of the page. */
  pictures?: readonly EarlyPicture[]
  /** @param id one of this element's own, for what its inside refers to */
  children: (id: string) => ReactNode
}

/**
 * An element whose inside the server writes once: it is the same for everybody who is shown the same. Nothing
 * in it may reach the page's head, but for the pictures that are named.
 */
export const Kept = import.meta.env.SSR ? KeptInMemory : Written

function Written({ as: Tag, of: _, pictures: __, children, ...props }: KeptProps) {
  const id = useId()
  return <Tag {...props}>{children(id)}</Tag>
}

function KeptInMemory({ as: Tag, of, pictures = [], children, ...props }: KeptProps) {
  const id = useId()
  // Wherever the inside comes from: the head then says the same in the same words.
  for (const picture of pictures) askEarly(picture)
  const keeper = useContext(KeeperContext)
  if (!keeper || of === null) return <Tag {...props}>{children(id)}</Tag>
  const key = JSON.stringify([Tag, of])
  const known = keeper.find(key, id)
  if (known !== null) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React, from the same data
    return <Tag {...props} dangerouslySetInnerHTML={{ __html: known }} />
  }
  return (
    <Tag {...props} {...{ [MARK]: keeper.mark(key, id, Tag) }}>
      {children(id)}
    </Tag>
  )
}

/** React asks for a picture once, also where it then writes the image itself. */
function askEarly({ src, srcSet, sizes }: EarlyPicture): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && { imageSrcSet: srcSet, ...(sizes && { imageSizes: sizes }) }),
  })
}
