import type { ReactNode } from 'react'
import type { Language } from '#domain/language/language.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { pathOf } from './use-collection-edit.ts'

/** Renders the public page of a story. */
export type RenderPreview<Story> = (story: Story) => ReactNode

type CollectionPreviewProps<Story> = {
  slug: string
  language: Language
  render: RenderPreview<Story>
}

/** The story as its page shows it, in one language; its links do not lead away. */
export function CollectionPreview<Story>({
  slug,
  language,
  render,
}: CollectionPreviewProps<Story>) {
  const { status, value, retry } = useConsoleData<{ story: Story }>(
    `${pathOf(slug)}/preview?lang=${language}`,
  )
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  return (
    <div className="console-story" inert>
      {render(value.story)}
    </div>
  )
}
