import { Award } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Print } from '#app/ui/print.tsx'
import type { Listing } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { Fact } from './fact.tsx'
import { PanelSection } from './panel-section.tsx'

const PROFILE_ID = 'profile'

type InstructorProps = {
  listing: Listing /** A print that stands for a portrait. */
  picture: string
}

/** Who leads or keeps it; the full profile follows below. */
export function Instructor({ listing: { host, certification }, picture }: InstructorProps) {
  if (!host) return <p className="text-ink-2">{m.detail_no_host()}</p>
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5">
        <Print src={picture} alt="" className="size-24 rounded-pebble!" />
        <div className="min-w-0 flex-1">
          <h2>{host.name}</h2>
          <p className="mt-1 text-ink-2">{host.role}</p>
        </div>
        <Link to={`?tab=instructor#${PROFILE_ID}`} className={buttonClass('secondary')}>
          {m.detail_full_profile()}
        </Link>
      </div>
      <PanelSection title={m.detail_about_host({ name: host.name })} id={PROFILE_ID}>
        <p className="max-w-[62ch] text-[1.0625rem] leading-[1.7]">{host.bio}</p>
        {certification && (
          <p className="mt-5">
            <Fact icon={Award}>{certification}</Fact>
          </p>
        )}
      </PanelSection>
    </>
  )
}
