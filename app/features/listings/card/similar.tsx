import { useBelowFold } from '#app/lib/loading/after-paint.ts'
import { Section } from '#app/ui/section.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { CardLink } from './card-link.tsx'
import { ListingGrid } from './listing-grid.tsx'

type SimilarProps = {
  title: string
  items: readonly ListingCard[]
  linkTo?: (listing: ListingCard) => CardLink
}

/** Similar listings at the bottom of a listing's page. */
export function Similar({ title, items, linkTo }: SimilarProps) {
  const isShown = useBelowFold()
  if (!isShown || items.length === 0) return null
  return (
    <Section title={title}>
      <ListingGrid below items={items} {...(linkTo && { linkTo })} />
    </Section>
  )
}
