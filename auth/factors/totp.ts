import { verify } from 'otplib'

/** Encryption purpose of authenticator secrets. */
export const SEALED_TOTP = 'totp-secret'

const STEP_S = 30

/** The time step of a code, now or one step off; null if none matches. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_S })
  if (!result.valid) return null
  return Math.floor(epoch / STEP_S) + result.delta
}
