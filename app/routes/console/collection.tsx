import type { Story } from '#app/features/collections/story.ts'
import { StoryView } from '#app/features/collections/story-view.tsx'
import { CollectionView } from '#app/features/console/collections/collection-view.tsx'
import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/collection'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_collection(), matches[0].loaderData?.site)
}

export default function CollectionPage({ params }: Route.ComponentProps) {
  return (
    <ConsolePage page="collections">
      {() => (
        <CollectionView
          key={params.slug}
          slug={params.slug}
          preview={(story: Story) => <StoryView story={story} next={null} headingLevel={2} />}
        />
      )}
    </ConsolePage>
  )
}
