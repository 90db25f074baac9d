import { clearSession } from './account-session.ts'
import { beginSignOut } from './session-expiry.ts'
import { type Connection, supabaseClient } from './supabase.ts'

/** Signs out in all tabs of this browser. False when the server could not be notified. */
export async function signOut(connection: Connection): Promise<boolean> {
  beginSignOut()
  try {
    const { auth } = await supabaseClient(connection)
    const { error } = await auth.signOut({ scope: 'local' })
    return error === null
  } catch (error) {
    console.warn(error)
    return false
  } finally {
    // Even if the call failed, the local session must end.
    clearSession()
  }
}
