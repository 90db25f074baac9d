import { createBrowserStore } from '../stores/browser-store.ts'
import { useMember } from './account-session.ts'

/** How the last session of this browser ended: by choice, or elsewhere and not yet acknowledged by the visitor. */
type SessionEnd = 'left' | 'lost' | null

export const sessionEnd = createBrowserStore<SessionEnd>(
  'seekwell-session-end',
  (text) => (text === '"left"' ? 'left' : text === '"lost"' ? 'lost' : null),
  null,
)

/** True from the end of a session that nobody here has ended until somebody signs in, or takes note. */
export function useSignedOut(): boolean {
  const how = sessionEnd.use()
  return useMember() === null && how === 'lost'
}
