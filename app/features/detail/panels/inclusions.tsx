import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { PanelSection, RuledList } from './panel-section.tsx'

/** Inclusions of the price, and requirements. */
export function Inclusions({ listing: { inclusions, requirements } }: { listing: BriefListing }) {
  return (
    <>
      {inclusions.length > 0 && (
        <PanelSection title={m.detail_included()}>
          <RuledList items={inclusions} />
        </PanelSection>
      )}
      {requirements.length > 0 && (
        <PanelSection title={m.detail_good_to_know()}>
          <RuledList items={requirements} />
        </PanelSection>
      )}
    </>
  )
}
