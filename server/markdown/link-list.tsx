import { pageUrl } from '#app/lib/seo/page-url.ts'
import { searchResultsPath } from '#app/paths.ts'
import type { Concern } from '#domain/concepts/concern-names.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import {
  CATEGORIES,
  CATEGORY_NAMES,
  type Category,
  type ContentType,
} from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { markdownPath } from './to-markdown.ts'

export type PageLink = {
  /** Of the HTML page, without language prefix. */
  path: string
  label: string
  note?: string | undefined
}

type LinkListProps = { title: string; links: readonly PageLink[]; origin: string }

/** A headed list of links to Markdown pages; nothing without links. */
export function LinkList({ title, links, origin }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {links.map(({ path, label, note }) => (
          <li key={path}>
            <a href={pageUrl(origin, markdownPath(path))}>{label}</a>
            {note && `: ${note}`}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Links to the four categories, with their numbers of listings. */
export function categoryLinks(
  counts: Record<ContentType, number>,
  pathOf: (category: Category) => string = (category) => CATEGORIES[category].path,
): PageLink[] {
  return CATEGORY_NAMES.map((category) => ({
    path: pathOf(category),
    label: CATEGORY_TITLES[category](),
    note: m.directory_category_count({ n: counts[CATEGORIES[category].contentType] }),
  }))
}

/** Links to the results of concerns. */
export function concernLinks(concerns: readonly Concern[]): PageLink[] {
  return concerns.map((concern) => ({
    path: searchResultsPath({ concern }),
    label: CONCERN_LABELS[concern](),
  }))
}
