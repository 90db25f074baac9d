import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { Print } from '#app/ui/print.tsx'
import type { StoryEntry } from './story.ts'
import { storyPath } from './story-path.ts'

type StoryCardProps = {
  entry: StoryEntry
  /** The rendered width of its picture. */
  sizes: string
  /** Wide ones take a row; flipped ones have their picture on the right. */
  form?: 'tile' | 'wide' | 'wide-flipped'
  /** Among the first pictures of the page. */
  priority?: boolean
  headingLevel?: 2 | 3
}

/** A link to a story: its picture, title and introduction. */
export function StoryCard(props: StoryCardProps) {
  const { entry, sizes, form = 'tile', priority = false, headingLevel = 2 } = props
  const { slug, title, lead, lang, cover } = entry
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Link
      to={storyPath(slug)}
      prefetch="intent"
      className={cn(
        'story-card group',
        form !== 'tile' && 'story-card-wide',
        form === 'wide-flipped' && 'story-card-flipped',
      )}
    >
      <Print {...cover.picture} sizes={sizes} alt="" priority={priority} />
      <div className="story-card-text" lang={lang}>
        <Heading className="story-card-title">{title}</Heading>
        <p className="text-ink-2">{lead}</p>
      </div>
    </Link>
  )
}
