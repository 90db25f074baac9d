import type { ReactNode } from 'react'
import { formatDay } from '#app/lib/i18n/format.ts'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { PlainProse, Prose } from '../prose.tsx'
import { Tags } from '../tags.tsx'

type OverviewProps = {
  listing: BriefListing
  /** Shows the tags, for pages without them in the title block. */
  tagged?: boolean
  children?: ReactNode
}

/** The description, and what was verified. */
export function Overview({ listing, tagged, children }: OverviewProps) {
  return (
    <>
      {listing.longDescription ? (
        <Prose html={listing.longDescription} />
      ) : (
        <PlainProse text={listing.description} />
      )}
      {tagged && <Tags listing={listing} className="mt-7" />}
      {listing.verified && listing.verification && (
        <Verification {...listing.verification} sample={listing.sample} />
      )}
      {children && <div className="mt-12">{children}</div>}
    </>
  )
}

type VerificationProps = NonNullable<BriefListing['verification']> & Pick<BriefListing, 'sample'>

function Verification({ checked, on, sample }: VerificationProps) {
  return (
    <p className="mt-7 flex max-w-[62ch] gap-2.5 text-small text-ink-2">
      <Icon name="badge-check" className="flex-none text-willow-ink" />
      <span>
        <strong className="text-ink">{m.detail_verified_on({ date: formatDay(on) })}</strong>{' '}
        {sample && <SampleMark />}
        <br />
        <span lang={listingLang()}>{checked}</span>
      </span>
    </p>
  )
}
