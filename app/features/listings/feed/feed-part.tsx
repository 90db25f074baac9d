import { lazy, lazyComponent, preloadBeforeHydration } from '#app/lib/loading/lazy.ts'
// Here in the list's chunk, since the feed's chunk may load after its markup.
import './feed.css'

export const feed = lazy(async () => (await import('./feed-view.tsx')).FeedView)
preloadBeforeHydration(feed, (params) => params.get('view') === 'feed')

/** The feed, lazily loaded. */
export const FeedPart = /* @__PURE__ */ lazyComponent(feed)
