import { href } from 'react-router'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { countContentTypes } from '#data/catalogue/directory.ts'
import { CONCERNS, RECOVERY_PATHS } from '#domain/concepts/concern-names.ts'
import { m } from '#domain/messages/messages.js'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { categoryLinks, concernLinks, LinkList } from './link-list.tsx'
import { markdownPath } from './to-markdown.ts'

/** The home page: where to start. */
export async function homePage(deps: MarkdownDeps): Promise<MarkdownPage> {
  const { origin } = deps
  const counts = await countContentTypes(deps.catalogue)
  const directories = [
    { path: href('/directory'), label: m.directory_home_title() },
    { path: href('/search'), label: m.directory_search_title() },
    { path: href('/collections'), label: m.collections_title(), note: m.collections_lead() },
  ]
  return {
    path: href('/'),
    body: (
      <>
        <h1>{deps.name}</h1>
        <p>{m.home_tagline()}</p>
        <p>{m.home_description()}</p>
        <p>
          <a href={`${origin}/llms.txt`}>llms.txt</a>
        </p>
        <StartLinks counts={counts} origin={origin} />
        <LinkList title={m.directory_crumb_directory()} links={directories} origin={origin} />
      </>
    ),
  }
}

/** The page to search from: what is needed is a parameter of the results. */
export async function searchPage({ catalogue, origin }: MarkdownDeps): Promise<MarkdownPage> {
  const counts = await countContentTypes(catalogue)
  return {
    path: href('/search'),
    body: (
      <>
        <h1>{m.directory_search_page_title()}</h1>
        <p>{m.directory_search_page_lead()}</p>
        <p>
          <code>{pageUrl(origin, `${markdownPath(href('/search-results'))}?q=`)}</code>
        </p>
        <StartLinks counts={counts} origin={origin} />
      </>
    ),
  }
}

type StartLinksProps = { counts: Parameters<typeof categoryLinks>[0]; origin: string }

/** Concerns, recovery paths and categories. */
function StartLinks({ counts, origin }: StartLinksProps) {
  return (
    <>
      <LinkList title={m.home_target()} links={concernLinks(CONCERNS)} origin={origin} />
      <LinkList title={m.home_paths()} links={concernLinks(RECOVERY_PATHS)} origin={origin} />
      <LinkList
        title={m.directory_search_categories()}
        links={categoryLinks(counts)}
        origin={origin}
      />
    </>
  )
}
