import { ChipLink } from '#app/ui/chip.tsx'
import { Section } from '#app/ui/section.tsx'
import { type BrowsePage, listBrowsePages } from '#domain/listing/browse-page.ts'
import { browseLabel, NEIGHBOUR_TITLES } from './browse-labels.ts'
import { browsePath } from './browse-path.ts'

/** The neighbours of a shelf. */
export function BrowseLinks({ shelf }: { shelf: BrowsePage }) {
  const others = listBrowsePages(shelf.contentType, shelf.kind).filter(
    ({ slug }) => slug !== shelf.slug,
  )
  return (
    <Section title={NEIGHBOUR_TITLES[shelf.kind]()}>
      <BrowseChips shelves={others} />
    </Section>
  )
}

export function BrowseChips({ shelves }: { shelves: readonly BrowsePage[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {shelves.map((shelf) => (
        <li key={shelf.slug}>
          <ChipLink to={browsePath(shelf)}>{browseLabel(shelf)}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
