import { languageParam } from '#app/lib/i18n/number-labels.ts'
import { useAsync } from '#app/lib/loading/use-async.ts'
import type { StoryEntry } from './story.ts'
import { StoryCard } from './story-card.tsx'
import './collections.css'

const TIME_LIMIT_MS = 10_000

/** The featured collections. A failure leaves the link above them. */
export function FeaturedCards() {
  const { value: entries } = useAsync('featured', (_, signal) =>
    fetchFeatured(AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])),
  )
  if (!entries) return null
  return (
    <ul className="stories stories-featured">
      {entries.map((entry) => (
        <li key={entry.slug}>
          <StoryCard entry={entry} sizes="(min-width: 48rem) 30vw, 100vw" headingLevel={3} />
        </li>
      ))}
    </ul>
  )
}

async function fetchFeatured(signal: AbortSignal): Promise<StoryEntry[]> {
  const query = new URLSearchParams(languageParam())
  const response = await fetch(`/api/collections?${query}`, { signal })
  if (!response.ok) throw new Error(`featured collections: ${response.status}`)
  return ((await response.json()) as { entries: StoryEntry[] }).entries
}
