import { z } from 'zod'
import { metadataChange } from '#auth/addresses/metadata.ts'
import { emailField, isUuid, passwordField, phoneField, textField } from '#auth/body.ts'
import { invalid } from '#auth/errors.ts'

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

export const adminUserBody = z.looseObject({
  id: textField.refine((id) => id === null || isUuid(id), 'must be a UUID'),
  email: emailField,
  phone: phoneField,
  password: passwordField,
  password_hash: textField,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: metadataChange,
  app_metadata: metadataChange,
  role: textField,
  ban_duration: textField,
})
export type AdminUserBody = z.output<typeof adminUserBody>

export const deletionBody = z.looseObject({ should_soft_delete: flag })

const UNITS_MS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 }

/** "24h", "1h30m"; "none" lifts a ban (null); absent leaves it (undefined). */
export function bannedUntilOf(duration: string | null, now: Date): Date | null | undefined {
  if (duration === null) return undefined
  if (duration === 'none') return null
  if (!/^(\d{1,9}[smh])+$/.test(duration)) throw invalid('invalid format for ban duration')
  const parts = [...duration.matchAll(/(\d+)([smh])/g)]
  const ms = parts.reduce((sum, [, n, unit]) => sum + Number(n) * (UNITS_MS[unit ?? ''] ?? 0), 0)
  const until = new Date(now.getTime() + ms)
  if (Number.isNaN(until.getTime()) || until.getUTCFullYear() > 9_999)
    throw invalid('invalid format for ban duration')
  return until
}
