import { ChipLink } from '#app/ui/chip.tsx'
import { Section } from '#app/ui/section.tsx'
import { type BrowsePage, listBrowsePages } from '#domain/listing/browse-page.ts'
import { browseLabel, NEIGHBOUR_TITLES } from './browse-labels.ts'
import { browsePath } from './browse-path.ts'

/** Links to the other browse pages of the same kind. */
export function BrowseLinks({ browsePage }: { browsePage: BrowsePage }) {
  const others = listBrowsePages(browsePage.contentType, browsePage.kind).filter(
    ({ slug }) => slug !== browsePage.slug,
  )
  return (
    <Section title={NEIGHBOUR_TITLES[browsePage.kind]()}>
      <BrowseChips browsePages={others} />
    </Section>
  )
}

export function BrowseChips({ browsePages }: { browsePages: readonly BrowsePage[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {browsePages.map((browsePage) => (
        <li key={browsePage.slug}>
          <ChipLink to={browsePath(browsePage)}>{browseLabel(browsePage)}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
