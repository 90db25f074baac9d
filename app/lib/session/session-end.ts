import { createBrowserStore } from '../stores/browser-store.ts'
import { useMember } from './account-session.ts'

/** How the last session of this browser ended: `left` by choice, `lost` otherwise and not yet acknowledged. */
type SessionEnd = 'left' | 'lost' | null

export const sessionEnd = createBrowserStore<SessionEnd>(
  'seekwell-session-end',
  (text) => (text === '"left"' ? 'left' : text === '"lost"' ? 'lost' : null),
  null,
)

/** True after a session ended without a sign-out here, until a sign-in or acknowledgement. */
export function useSignedOut(): boolean {
  const how = sessionEnd.use()
  return useMember() === null && how === 'lost'
}
