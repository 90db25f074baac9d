import { data } from 'react-router'
import { InfoView } from '#app/features/info/info-view.tsx'
import { INFO_PAGE_NAMES, INFO_PAGES, type InfoPageName } from '#app/features/shell/info-links.ts'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { breadcrumbData, pageMeta, sectionCrumbs } from '#app/lib/seo/structured-data.ts'
import { INFO_CONTENTS } from '#app/page-parts/info-contents.ts'
import { disclosureContext, siteContext } from '#data/context.ts'
import { readLanguagePath } from '#domain/language/language-path.ts'
import type { Route } from './+types/info-page'

const PRINTS: Record<InfoPageName, Parameters<typeof scenePrintUrl>> = {
  about: ['lake', 'restore', 'hero'],
  rank: ['alpine', 'balance', 'hero'],
  verify: ['countryside', 'focus', 'hero'],
  accessibility: ['ocean', 'energize', 'hero'],
  privacy: ['forest', 'calm', 'hero'],
  terms: ['desert', 'balance', 'hero'],
  contact: ['island', 'restore', 'hero'],
}

/** The text is built on the server only, so that it is not in the browser's bundles. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { path } = readLanguagePath(new URL(request.url).pathname)
  // The router requests the data of "/about" at "/about.data".
  const page = path.replace(/\.data$/, '')
  const name = INFO_PAGE_NAMES.find((known) => INFO_PAGES[known].path === page)
  if (!name) throw data(null, { status: 404 })
  const { name: site, assistant } = context.get(siteContext)
  const facts = { site, assistant, ...context.get(disclosureContext) }
  return { name, content: INFO_CONTENTS[name](facts) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site
  if (!loaderData) return []
  const { path, title } = INFO_PAGES[loaderData.name]
  return pageMeta({
    site,
    title: title(),
    description: loaderData.content.lead,
    path,
    data: [breadcrumbData(site?.origin ?? '', sectionCrumbs(title(), path))],
  })
}

/** A page about the site itself (product decision "Addresses"). */
export default function InfoPage({ loaderData: { name, content } }: Route.ComponentProps) {
  return (
    <InfoView
      title={INFO_PAGES[name].title()}
      content={content}
      picture={scenePrintUrl(...PRINTS[name])}
    />
  )
}
