import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { portraitOf } from '#app/lib/pictures.ts'
import { instructorPath } from '#app/paths.ts'
import { Print } from '#app/ui/print.tsx'
import type { Listing } from '#domain/listing/listing.ts'

type EventHostProps = {
  listing: Pick<Listing, 'host' | 'slug' | 'contentType' | 'wellnessTag'>
}

/** The host's portrait and words, with a link to the profile. */
export function EventHost({ listing }: EventHostProps) {
  const { host } = listing
  if (!host) return null
  return (
    <div className="mt-13 flex items-start gap-6 md:mt-19">
      <Print
        {...portraitOf(listing)}
        alt={host.imageAlt ?? ''}
        className="size-24 flex-none rounded-full!"
      />
      <div>
        <h2>
          <Link to={instructorPath(listing)} className="hover:underline">
            {host.name}
          </Link>
        </h2>
        <p className="mt-1 text-ink-2" lang={listingLang()}>
          {host.role}
        </p>
        <p className="mt-3 max-w-[62ch]" lang={listingLang()}>
          {host.bio}
        </p>
      </div>
    </div>
  )
}
