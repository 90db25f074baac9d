import { href } from 'react-router'
import { collectionsMeta } from '#app/features/collections/collection-meta.ts'
import { CollectionsView } from '#app/features/collections/collections-view.tsx'
import { readStories } from '#app/page-parts/read-story.ts'
import { catalogueContext } from '#data/context.ts'
import type { Route } from './+types/collections'

/** All published collections, in the order of the editors. */
export async function loader({ context }: Route.LoaderArgs) {
  return { entries: await readStories(context.get(catalogueContext)) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  collectionsMeta(matches[0].loaderData?.site, href('/collections'), loaderData?.entries ?? [])

export default function CollectionsPage({ loaderData: { entries } }: Route.ComponentProps) {
  return <CollectionsView entries={entries} />
}
