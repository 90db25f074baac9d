import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { AuthDeps } from '#auth/deps.ts'

type Sealing = Pick<AuthDeps, 'secrets'>

const PURPOSE = 'webhook-secret'
const SECRET_BYTES = 32

/** A new secret of a subscription, in the format of Standard Webhooks. */
export const createSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

export const sealSecret = ({ secrets }: Sealing, secret: string) => secrets.seal(PURPOSE, secret)
/** @throws Error when it was sealed with another root secret */
export const openSecret = ({ secrets }: Sealing, sealed: string) => secrets.open(PURPOSE, sealed)

type Message = { id: string; at: Date; body: string }

/** The headers of a signed message. Several secrets sign during a rotation: one valid signature suffices. */
export function signedHeaders(
  { id, at, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
