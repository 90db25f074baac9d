import { z } from 'zod'

/** RFC 5321: what mail servers must take; longer ones bounce. */
const LOCAL_LIMIT = 64
const LIMIT = 254

/** Whether a text is an e-mail address that a mail can reach. */
export function isEmailAddress(text: string): boolean {
  if (text.length > LIMIT || text.lastIndexOf('@') > LOCAL_LIMIT) return false
  return z.email().safeParse(text).success
}
