import { data, href, isRouteErrorResponse } from 'react-router'
import { storyMeta } from '#app/features/collections/collection-meta.ts'
import { StoryView } from '#app/features/collections/story-view.tsx'
import { ErrorPage } from '#app/features/shell/error-page.tsx'
import { errorTitle } from '#app/lib/error-title.ts'
import { readStory } from '#app/page-parts/read-story.ts'
import { isDeletedCollection } from '#data/collections/collections.ts'
import { catalogueContext } from '#data/context.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/collection'

/** A collection as a story, with the one to read next. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const found = await readStory(db, params.slug)
  if (!found) throw data(null, { status: (await isDeletedCollection(db, params.slug)) ? 410 : 404 })
  return found
}

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  storyMeta(
    matches[0].loaderData?.site,
    loaderData ?? null,
    isGone(error)
      ? m.collections_missing_title()
      : errorTitle(error, m.collections_missing_title()),
  )

/** A deleted collection. */
const isGone = (error: unknown) => isRouteErrorResponse(error) && error.status === 410

export default function CollectionPage({ loaderData: { story, next } }: Route.ComponentProps) {
  return <StoryView key={story.slug} story={story} next={next} />
}

export function ErrorBoundary() {
  return (
    <ErrorPage back={{ to: href('/collections'), label: m.collections_back() }}>
      {m.collections_missing()}
    </ErrorPage>
  )
}
