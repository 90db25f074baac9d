import type { ComponentProps } from 'react'
import { lazy, preloadBeforeHydration, useLazyOrSuspend } from '#app/lib/loading/lazy.ts'
import type { FeedView } from './feed-view.tsx'
// Here in the list's chunk, since the feed's chunk may load after its markup.
import './feed.css'

export const feed = lazy(async () => (await import('./feed-view.tsx')).FeedView)
preloadBeforeHydration(feed, (params) => params.get('view') === 'feed')

/** The feed, lazily loaded. */
export function FeedPart(props: ComponentProps<typeof FeedView>) {
  const View = useLazyOrSuspend(feed)
  return <View {...props} />
}
