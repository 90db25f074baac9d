import { clearSession } from './account-session.ts'
import { beginSignOut } from './session-expiry.ts'
import { type Connection, supabaseClient } from './supabase.ts'

/** Signs out at this browser, in all its tabs. False when the server could not be told. */
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
    // Whatever the library could do: nobody is signed in here any more.
    clearSession()
  }
}
