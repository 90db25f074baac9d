import { z } from 'zod'

/** RFC 5321 limits: longer addresses bounce. */
const LOCAL_LIMIT = 64
const LIMIT = 254

/** Whether a text is a deliverable e-mail address. */
export function isEmailAddress(text: string): boolean {
  if (text.length > LIMIT || text.lastIndexOf('@') > LOCAL_LIMIT) return false
  return z.email().safeParse(text).success
}
