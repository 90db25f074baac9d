import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Print } from '#app/ui/print.tsx'
import type { Voice as Quotation } from '#domain/collection/collection.ts'
import { m } from '#domain/messages/messages.js'
import { collectionCrumbs } from './collection-meta.ts'
import type { Story, StoryBlock, StoryEntry } from './story.ts'
import { StoryListing } from './story-listing.tsx'
import { storyPath } from './story-path.ts'
import './collections.css'

type StoryViewProps = {
  story: Story
  next: StoryEntry | null
  /** 2 within a page of another title. */
  headingLevel?: 1 | 2
}

/** A collection told as a story: lead picture, introduction, voice, prose with its listings, the next one. */
export function StoryView({ story, next, headingLevel = 1 }: StoryViewProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const { title, lead, lang, cover, voice, blocks } = story
  const crumbs = [
    ...collectionCrumbs().map(({ name, path }) => ({ label: name, to: path })),
    { label: title },
  ]
  return (
    <article className="story">
      <Print {...cover.picture} alt="" priority className="story-lead" />
      <div className="wrap">
        <header className="story-head">
          <Breadcrumb label={m.directory_crumbs()} items={crumbs} />
          <Heading className="story-title" lang={lang}>
            {title}
          </Heading>
          <p className="story-intro" lang={lang}>
            {lead}
          </p>
        </header>
        <div className="story-body" lang={lang}>
          <Blocks blocks={blocks} voice={voice} />
        </div>
      </div>
      {next && <NextStory entry={next} />}
    </article>
  )
}

/** The voice stands before the first listing, which ends the opening. */
function Blocks({ blocks, voice }: { blocks: readonly StoryBlock[]; voice: Quotation | null }) {
  const listings = blocks.filter(({ kind }) => kind === 'listing')
  return blocks.map((block) => {
    if (block.kind === 'text') return <p key={block.text}>{block.text}</p>
    if (block.kind === 'heading') return <h2 key={block.text}>{block.text}</h2>
    const at = listings.indexOf(block)
    return [
      at === 0 && voice && <Voice key="voice" voice={voice} />,
      <StoryListing key={block.listing.path} listing={block.listing} isFlipped={at % 2 === 1} />,
    ]
  })
}

function Voice({ voice: { line, name } }: { voice: Quotation }) {
  return (
    <figure className="story-voice">
      <blockquote>{line}</blockquote>
      <figcaption>{name}</figcaption>
    </figure>
  )
}

function NextStory({ entry: { slug, title, lead, lang, cover } }: { entry: StoryEntry }) {
  return (
    <nav className="wrap story-next" aria-label={m.collections_next()}>
      <Link to={storyPath(slug)} prefetch="intent" className="story-next-link group">
        <div className="story-next-text">
          <p>{m.collections_next()}</p>
          <h2 lang={lang}>{title}</h2>
          <p className="text-ink-2" lang={lang}>
            {lead}
          </p>
        </div>
        <Print {...cover.picture} sizes={NEXT_SIZES} alt="" />
      </Link>
    </nav>
  )
}

const NEXT_SIZES = '(min-width: 48rem) 58vw, 100vw'
