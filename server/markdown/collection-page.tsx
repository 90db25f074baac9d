import type { StoryBlock, StoryEntry } from '#app/features/collections/story.ts'
import { storyPath } from '#app/features/collections/story-path.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { readStories, readStory } from '#app/page-parts/read-story.ts'
import { m } from '#domain/messages/messages.js'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { markdownPath } from './to-markdown.ts'

/** The list of collections. */
export async function collectionsPage({ catalogue, origin }: MarkdownDeps): Promise<MarkdownPage> {
  const entries = await readStories(catalogue)
  return {
    path: '/collections',
    body: (
      <>
        <h1>{m.collections_title()}</h1>
        <p>{m.collections_lead()}</p>
        <ul>
          {entries.map((entry) => (
            <li key={entry.slug}>
              <EntryLink entry={entry} origin={origin} />: {entry.lead}
            </li>
          ))}
        </ul>
      </>
    ),
  }
}

/** A collection as a story; null for an unknown one. */
export async function storyPage(
  slug: string,
  { catalogue, origin }: MarkdownDeps,
): Promise<MarkdownPage> {
  const found = await readStory(catalogue, slug)
  if (!found) return null
  const { story, next } = found
  return {
    path: storyPath(story.slug),
    body: (
      <>
        <h1>{story.title}</h1>
        <p>{story.lead}</p>
        {story.voice && (
          <blockquote>
            <p>{story.voice.line}</p>
            <p>{story.voice.name}</p>
          </blockquote>
        )}
        {story.blocks.map((block) => (
          <BlockText key={JSON.stringify(block)} block={block} origin={origin} />
        ))}
        {next && (
          <p>
            {m.collections_next()}: <EntryLink entry={next} origin={origin} />
          </p>
        )}
      </>
    ),
  }
}

function EntryLink({ entry, origin }: { entry: StoryEntry; origin: string }) {
  return <a href={pageUrl(origin, markdownPath(storyPath(entry.slug)))}>{entry.title}</a>
}

function BlockText({ block, origin }: { block: StoryBlock; origin: string }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'text') return <p>{block.text}</p>
  const { path, title, type, place, price, sample, description } = block.listing
  const facts = [type, place, price, sample && m.shell_sample()].filter(Boolean).join(' · ')
  return (
    <blockquote>
      <p>
        <a href={pageUrl(origin, markdownPath(path))}>{title}</a>: {facts}
      </p>
      <p>{description}</p>
    </blockquote>
  )
}
