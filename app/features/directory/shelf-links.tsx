import { ChipLink } from '#app/ui/chip.tsx'
import { Section } from '#app/ui/section.tsx'
import { listShelves, type Shelf } from '#domain/listing/shelf.ts'
import { shelfPath } from './shelf-path.ts'
import { NEIGHBOUR_TITLES, shelfLabel } from './shelf-words.ts'

/** The neighbours of a shelf. */
export function ShelfLinks({ shelf }: { shelf: Shelf }) {
  const others = listShelves(shelf.contentType, shelf.kind).filter(
    ({ slug }) => slug !== shelf.slug,
  )
  return (
    <Section title={NEIGHBOUR_TITLES[shelf.kind]()}>
      <ShelfChips shelves={others} />
    </Section>
  )
}

export function ShelfChips({ shelves }: { shelves: readonly Shelf[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {shelves.map((shelf) => (
        <li key={shelf.slug}>
          <ChipLink to={shelfPath(shelf)}>{shelfLabel(shelf)}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
