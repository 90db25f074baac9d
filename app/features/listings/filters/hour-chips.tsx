import { ChipLink } from '#app/ui/chip.tsx'
import { HourGlyph } from '#app/ui/icon/hour-glyph.tsx'
import { HOUR_LABELS } from '#domain/language/words.ts'
import { WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { toggled } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { useList } from '../list/use-list.ts'

/** One chip per hour of light, toggling its filter. */
export function HourChips() {
  const { requested, hrefOf } = useList()
  return (
    <nav aria-label={m.listings_facet_hour()} className="scroll-x flex min-w-0 gap-2 md:flex-wrap">
      {WELLNESS_TAGS.map((hour) => (
        <ChipLink
          key={hour}
          to={hrefOf(toggled(requested, 'hour', hour))}
          current={requested.facets.hour.includes(hour)}
          preventScrollReset
          viewTransition
        >
          <HourGlyph hour={hour} />
          {HOUR_LABELS[hour]()}
        </ChipLink>
      ))}
    </nav>
  )
}
