import { cn } from '#app/lib/cn.ts'
import { listingLang, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { amenityTitle } from '#domain/language/place-words.ts'
import { AMENITIES } from '#domain/listing/directory.ts'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { PanelSection } from './panel-section.tsx'
import { useNature } from './use-nature.ts'

/** Amenities in groups, and access to nature. */
export function Amenities({ listing }: { listing: BriefListing }) {
  const others = amenitiesBesideGroups(listing)
  return (
    <PanelSection title={m.detail_tab_amenities()}>
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
        {listing.amenityGroups.map((group) => (
          <div key={group.title}>
            <h3 className="mb-2.5 font-[560] font-sans text-[.9375rem] leading-[1.4]">
              <span {...vocabularyLabel(group.title, listing.words)} />
            </h3>
            <ul className="flex flex-wrap gap-1.5">
              {group.items.map((item) => (
                <li key={item} className="max-w-full">
                  <Badge className="whitespace-normal!" {...vocabularyLabel(item, listing.words)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <ul className={cn('flex flex-wrap gap-1.5', listing.amenityGroups.length > 0 && 'mt-7')}>
          {others.map((amenity) => (
            <li key={amenity} className="max-w-full">
              {isAmenity(amenity) ? (
                <Badge className="whitespace-normal!">{amenityTitle(amenity)}</Badge>
              ) : (
                <Badge className="whitespace-normal!" lang={listingLang()}>
                  {amenity}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      <NatureAccess listing={listing} />
    </PanelSection>
  )
}

/** Amenities that no group shows: all if there are no groups, else those outside the vocabulary. */
export function amenitiesBesideGroups({
  amenities,
  amenityGroups,
}: Pick<BriefListing, 'amenities' | 'amenityGroups'>): string[] {
  if (amenityGroups.length === 0) return amenities
  return amenities.filter((amenity) => !isAmenity(amenity))
}

function isAmenity(value: string): boolean {
  return AMENITIES.some((amenity) => amenity === value)
}

/** Shows a general text for an escape until a specific one has loaded, or if there is none. */
function NatureAccess({ listing }: { listing: BriefListing }) {
  const { distance, nearby } = useNature(listing)
  const specific = natureSentences(distance, nearby)
  const isEscape = listing.contentType === 'escape'
  const general = isEscape ? natureSentences(null, m.listings_nature_attractions()) : []
  const sentences = specific.length === 0 ? general : specific
  if (sentences.length === 0) return null
  return (
    <div className="mt-9 rounded-paper bg-willow px-7 py-6">
      <h3 className="mb-1.5 flex items-center gap-3 text-willow-ink">
        <Icon name="trees" />
        {m.detail_nature_access()}
      </h3>
      <p aria-live="polite" lang={sentences === general ? undefined : listingLang()}>
        {sentences.join(' ')}
      </p>
    </div>
  )
}

/** Distance and description as sentences; the distance only if the description does not include it. */
export function natureSentences(distance: string | null, nearby: string | null): string[] {
  const adds = distance && !nearby?.toLowerCase().includes(distance.toLowerCase())
  return [adds ? distance : null, nearby].flatMap((text) => {
    if (!text) return []
    return /[.!?]$/.test(text) ? text : `${text}.`
  })
}
