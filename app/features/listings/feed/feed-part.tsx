import type { ComponentProps } from 'react'
import { lazy, preloadBeforeHydration, useLazyOrSuspend } from '#app/lib/loading/lazy.ts'
import type { FeedView } from './feed-view.tsx'
// With the list, since the feed's own code may come later than its markup.
import './feed.css'

export const feed = lazy(async () => (await import('./feed-view.tsx')).FeedView)
preloadBeforeHydration(feed, (params) => params.get('view') === 'feed')

/** The feed, whose code comes when somebody reaches for that view. */
export function FeedPart(props: ComponentProps<typeof FeedView>) {
  const View = useLazyOrSuspend(feed)
  return <View {...props} />
}
