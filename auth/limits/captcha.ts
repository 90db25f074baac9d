import type { Client } from '../client.ts'
import type { AuthDeps } from '../deps.ts'
import { AuthError } from '../errors.ts'

const TIMEOUT_MS = 5_000

/**
 * Verifies a captcha token; Turnstile and hCaptcha have the same API. Does nothing if none is configured.
 *
 * @throws AuthError when the token is invalid or the service is unreachable
 */
export async function requireHuman(
  { config, log }: Pick<AuthDeps, 'config' | 'log'>,
  token: string | null,
  client: Client,
): Promise<void> {
  if (!config.captcha) return
  const failed = new AuthError(400, 'captcha_failed', 'captcha verification process failed')
  if (!token) throw failed
  const { secret, verifyUrl } = config.captcha
  const body = new URLSearchParams({ secret, response: token, remoteip: client.ip })
  const answer = await fetch(verifyUrl, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response): Promise<unknown> => response.json())
    .catch(() => null)
  if (answer === null) log.warn({}, 'the captcha service gave no answer')
  const isSolved =
    typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
  if (!isSolved) throw failed
}
