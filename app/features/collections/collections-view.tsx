import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { m } from '#domain/messages/messages.js'
import { collectionCrumbs } from './collection-meta.ts'
import type { StoryEntry } from './story.ts'
import { StoryCard } from './story-card.tsx'
import './collections.css'

/** Every collection with its picture; the first one leads. */
export function CollectionsView({ entries }: { entries: readonly StoryEntry[] }) {
  const crumbs = collectionCrumbs().map(({ name, path }) => ({ label: name, to: path }))
  return (
    <div className="wrap">
      <header className="stories-head">
        <Breadcrumb label={m.directory_crumbs()} items={crumbs} />
        <h1>{m.collections_title()}</h1>
        <p className="text-ink-2 text-lead">{m.collections_lead()}</p>
      </header>
      {entries.length === 0 && <p className="text-ink-2">{m.collections_empty()}</p>}
      <ul className="stories">
        {entries.map((entry, at) => (
          <li key={entry.slug}>
            <StoryCard
              entry={entry}
              form={formAt(at, entries.length)}
              sizes={formAt(at, entries.length) === 'tile' ? SIZES : WIDE_SIZES}
              priority={at === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Two in a row after the first one; the last one is wide where it would stand alone. */
function formAt(at: number, total: number) {
  if (at === 0) return 'wide'
  return at === total - 1 && total % 2 === 0 ? 'wide-flipped' : 'tile'
}

const WIDE_SIZES = '(min-width: 48rem) 58vw, 100vw'
const SIZES = '(min-width: 48rem) 46vw, 100vw'
