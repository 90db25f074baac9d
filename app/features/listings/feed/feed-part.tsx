import type { ComponentProps } from 'react'
import { onDemand, startWith, usePart } from '#app/lib/loading/on-demand.ts'
import type { FeedView } from './feed-view.tsx'
// With the list, since the feed's own code may come later than its markup.
import './feed.css'

export const feed = onDemand(async () => (await import('./feed-view.tsx')).FeedView)
startWith(feed, (params) => params.get('view') === 'feed')

/** The feed, whose code comes when somebody reaches for that view. */
export function FeedPart(props: ComponentProps<typeof FeedView>) {
  const View = usePart(feed)
  return <View {...props} />
}
