import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkey, StoredCredential, User } from '#domain/member/account.ts'
import { type RelyingParty, webauthn } from './webauthn.ts'

/** What the browser passes on, to make a passkey that is found without a name and asks who holds it. */
export async function passkeyCreation(
  user: User,
  known: readonly StoredCredential[],
  siteName: string,
  { id: rpID }: RelyingParty,
) {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: siteName,
    rpID,
    userName: user.email ?? user.id,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url')

/** What the browser passes on, to use any passkey of this site. */
export async function passkeyRequest({ id: rpID }: RelyingParty) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({ rpID, userVerification: 'required' })
}

/** The new passkey's public half, when the answer is right; else null. */
export async function checkNewPasskey(
  response: unknown,
  expectedChallenge: string,
  { id: expectedRPID, origins: expectedOrigin }: RelyingParty,
): Promise<StoredCredential | null> {
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    })
    if (!verified || !registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    // The library throws for every answer that does not fit; what came in is a stranger's.
    return null
  }
}

/** The passkey with its new counter, when the answer is right; else null. */
export async function checkPasskey(
  { userId, credential: known }: Pick<Passkey, 'userId' | 'credential'>,
  response: unknown,
  expectedChallenge: string,
  { id: expectedRPID, origins: expectedOrigin }: RelyingParty,
): Promise<StoredCredential | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    // Found without a name, it has to say whose it is (WebAuthn, section 7.2).
    const { userHandle } = (response as AuthenticationResponseJSON).response
    if (userHandle !== userHandleOf(userId)) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    })
    return verified ? { ...known, counter: authenticationInfo.newCounter } : null
  } catch {
    return null
  }
}
