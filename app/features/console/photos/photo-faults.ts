import { AccountError } from '#app/lib/session/account-api.ts'
import { m } from '#domain/messages/messages.js'

/** Why a file was not uploaded. */
export function photoFaultText(name: string, error: unknown): string {
  if (!(error instanceof AccountError)) {
    console.warn(error)
    return m.console_photo_failed({ name })
  }
  if (error.status === 413) return m.console_photo_heavy({ name })
  if (error.code === 'not_a_picture') return m.console_photo_unreadable({ name })
  if (error.code === 'too_many_pixels') return m.console_photo_pixels({ name })
  if (error.status === 429) return m.console_photo_often({ name })
  return m.console_photo_failed({ name })
}
