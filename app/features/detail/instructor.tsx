import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import type { Picture } from '#app/lib/pictures.ts'
import { portraitAlt } from '#app/lib/portrait-alt.ts'
import { instructorPath } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Print } from '#app/ui/print.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

type InstructorProps = {
  listing: Listing
  /** A portrait: a photo, else a drawn one. */
  picture: Picture
}

/** A summary of the host, with a link to the full profile. */
export function Instructor({ listing, picture }: InstructorProps) {
  const { host } = listing
  if (!host) return <p className="text-ink-2">{m.detail_no_host()}</p>
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5">
        <Print {...picture} alt={portraitAlt(host, picture)} className="size-24 rounded-full!" />
        <div className="min-w-0 flex-1">
          <h2>{host.name}</h2>
          <p className="mt-1 text-ink-2" lang={listingLang()}>
            {host.role}
          </p>
        </div>
      </div>
      <p className="mt-7 max-w-[62ch] text-[1.0625rem] leading-[1.7]" lang={listingLang()}>
        {host.bio}
      </p>
      <Link to={instructorPath(listing)} className={`${buttonClass('secondary')} mt-7`}>
        {m.detail_full_profile()}
      </Link>
    </>
  )
}
