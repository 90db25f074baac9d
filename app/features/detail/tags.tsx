import { cn } from '#app/lib/cn.ts'
import { vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Listing } from '#domain/listing/listing.ts'

type TagsProps = { listing: Pick<Listing, 'tags' | 'words'>; className: string }

/** All tags of a listing, which the assistant and the lists give as reasons. */
export function Tags({ listing: { tags, words }, className }: TagsProps) {
  return (
    <ul className={cn('flex flex-wrap gap-1.5', className)}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge {...vocabularyLabel(tag, words)} />
        </li>
      ))}
    </ul>
  )
}
