import { readBrowsePath } from '#app/features/directory/browse/browse-path.ts'
import { CATEGORIES, isCategory } from '#domain/listing/category.ts'
import { browsePage } from './browse-page.tsx'
import { categoryPage } from './category-page.tsx'
import { collectionsPage, storyPage } from './collection-page.tsx'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { directoryPage, escapesDirectoryPage, experiencesDirectoryPage } from './directory-page.tsx'
import { homePage, searchPage } from './home-page.tsx'
import { hostPage } from './host-page.tsx'
import { infoPage, isInfoPath } from './info-page.tsx'
import { listingPage } from './listing-page.tsx'
import { resultsPage } from './results-page.tsx'
import { HOME_FILE } from './to-markdown.ts'

type ReadPage = (params: URLSearchParams, deps: MarkdownDeps) => Promise<MarkdownPage>

/** Pages with one address each. */
const PAGES = new Map<string, ReadPage>([
  ['/search', (_, deps) => searchPage(deps)],
  ['/search-results', resultsPage],
  ['/collections', (_, deps) => collectionsPage(deps)],
  ['/directory', directoryPage],
  ['/directory/escapes', (_, deps) => escapesDirectoryPage(deps)],
  ['/directory/experiences', (_, deps) => experiencesDirectoryPage(deps)],
])

/** The search page of the directory has an address like that of a listing. */
const LISTING = /^\/(?:directory\/(escapes|experiences)|(escapes))\/(?!search$)([^/]+)$/
const HOST = /^\/directory\/(escapes|experiences)\/([^/]+)\/instructor$/
/** A tile of /experiences, and an experience on one of its dates. */
const EXPERIENCE_CATEGORY = /^\/experiences\/([^/]+)$/
const EVENT = /^\/directory\/experiences\/(?!category\/)[^/]+\/(?!instructor$)([^/]+)$/
const STORY = /^\/collections\/([^/]+)$/
const CATEGORY = /^\/([a-z]+)$/

/** Whether a path is of a kind of page that has a Markdown version. */
export function hasMarkdown(path: string, params: URLSearchParams): boolean {
  return (
    path === '/' ||
    PAGES.has(path) ||
    [LISTING, HOST, STORY, EVENT].some((pattern) => pattern.test(path)) ||
    Boolean(browsePath(path, params)?.slug) ||
    isCategory(CATEGORY.exec(path)?.[1]) ||
    isInfoPath(path)
  )
}

/** The page of a path without ".md" and language prefix; null for an address without one. */
export async function pageAt(
  path: string,
  params: URLSearchParams,
  deps: MarkdownDeps,
): Promise<MarkdownPage> {
  if (path === HOME_FILE) return homePage(deps)
  const readPage = PAGES.get(path)
  if (readPage) return readPage(params, deps)
  const [, inDirectory, inEscapes, slug] = LISTING.exec(path) ?? []
  const list = inDirectory ?? inEscapes
  if (slug && isCategory(list))
    return listingPage(decoded(slug), CATEGORIES[list].contentType, deps)
  const [, hosts, hosted] = HOST.exec(path) ?? []
  if (hosted) return hostPage(decoded(hosted), hosts === 'escapes' ? 'escape' : 'experience', deps)
  const event = EVENT.exec(path)?.[1]
  if (event) return listingPage(decoded(event), 'experience', deps)
  const browsed = browsePath(path, params)
  if (browsed) return browsePage(browsed, params, deps)
  const story = STORY.exec(path)?.[1]
  if (story) return storyPage(decoded(story), deps)
  const category = CATEGORY.exec(path)?.[1]
  if (!isCategory(category)) return infoPage(path, deps)
  const item = params.get('item')
  return item
    ? listingPage(item, CATEGORIES[category].contentType, deps)
    : categoryPage(category, params, deps)
}

function browsePath(path: string, params: URLSearchParams) {
  const slug = EXPERIENCE_CATEGORY.exec(path)?.[1]
  if (slug) return { contentType: 'experience', kind: 'category', slug } as const
  return readBrowsePath(`${path}?${params}`)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
