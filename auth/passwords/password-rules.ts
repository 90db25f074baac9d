import { AuthError, invalid } from '../errors.ts'

export type Weakness = 'length' | 'characters' | 'pwned'

/** As the protocol has it since bcrypt; it also bounds what a hash costs. */
const MAX_BYTES = 72
const MIN_DIFFERENT = 4

let leaked: Promise<ReadonlySet<string>> | null = null

/** Some fifty thousand passwords that everybody tries first; read from the disk when first needed. */
function leakedPasswords(): Promise<ReadonlySet<string>> {
  leaked ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return leaked
}

/** Why a password is too easily guessed; empty when it is not. */
export async function weaknessesOf(password: string, minLength: number): Promise<Weakness[]> {
  const found: Weakness[] = []
  if ([...password].length < minLength) found.push('length')
  if (new Set(password).size < MIN_DIFFERENT) found.push('characters')
  if ((await leakedPasswords()).has(password.toLowerCase())) found.push('pwned')
  return found
}

/** @throws AuthError for a password that is too long, or weak, with the reasons */
export async function requireStrong(password: string, minLength: number): Promise<void> {
  requireBounded(password)
  const reasons = await weaknessesOf(password, minLength)
  if (reasons.length === 0) return
  throw new AuthError(422, 'weak_password', weaknessText(reasons, minLength), {
    details: { weak_password: { reasons } },
  })
}

/** @throws AuthError for a password that is longer than any we keep */
export function requireBounded(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES)
    throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`)
}

export function weaknessText(reasons: readonly Weakness[], minLength: number): string {
  const texts: Record<Weakness, string> = {
    length: `Password should be at least ${minLength} characters.`,
    characters: `Password should have at least ${MIN_DIFFERENT} different characters.`,
    pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
  }
  return reasons.map((reason) => texts[reason]).join(' ')
}
