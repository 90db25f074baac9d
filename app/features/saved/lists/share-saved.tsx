import { href, Link } from 'react-router'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import type { SavedList } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'
import { SHARE_PARAM } from './share-param.ts'

const shareLink = lazy(async () => (await import('./share-link.tsx')).ShareLink)
const NOTHING = () => {}

/** Creates and revokes a read-only link to the saved items. Guests are asked to sign in first. */
export function ShareSaved({ list }: { list: SavedList | null }) {
  const member = useMember()
  if (member) return <MemberShare key={member.id} list={list} />
  return (
    <p>
      <Link
        to={`${href('/sign-in')}?next=${encodeURIComponent(`${href('/saved')}?${SHARE_PARAM}=1`)}`}
        className="link saved-action"
      >
        {m.account_share_guest()}
      </Link>
    </p>
  )
}

/** Lazily loaded without an error message: sharing needs the network anyway. */
function MemberShare({ list }: { list: SavedList | null }) {
  const ShareLink = useLazy(shareLink, true, NOTHING)
  return ShareLink && <ShareLink list={list} />
}
