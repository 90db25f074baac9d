/** Why a password is easy to guess. The server adds one: that it is on a list of leaked ones (`pwned`). */
type PasswordWeakness = 'length' | 'characters' | 'sequence' | 'personal'

export type PasswordStrength = {
  /** 0 very weak to 4 strong. */
  level: 0 | 1 | 2 | 3 | 4
  weaknesses: PasswordWeakness[]
}

export const PASSWORD_MIN = 8
const DIFFERENT_MIN = 4
const ROW_MIN = 4
/** Minimum bits of entropy of each level above 0. */
const LEVELS_BITS = [28, 40, 56, 72]

/** Estimated strength of a password; `known` are words that an attacker would try first. */
export function passwordStrengthOf(
  password: string,
  known: readonly string[] = [],
): PasswordStrength {
  const signs = [...password]
  const different = new Set(signs).size
  const lower = password.toLowerCase()
  const personal = known.some((word) => word.length >= 4 && lower.includes(word.toLowerCase()))
  const weaknesses: PasswordWeakness[] = []
  if (signs.length < PASSWORD_MIN) weaknesses.push('length')
  if (different < DIFFERENT_MIN) weaknesses.push('characters')
  if (hasRow(lower)) weaknesses.push('sequence')
  if (personal) weaknesses.push('personal')
  const worth = Math.min(signs.length, different * 2) - (personal ? 4 : 0) - (hasRow(lower) ? 3 : 0)
  const bits = Math.max(0, worth) * Math.log2(alphabetOf(password))
  const reached = LEVELS_BITS.filter((limit) => bits >= limit).length
  const isRejected = weaknesses.includes('length') || weaknesses.includes('characters')
  return {
    level: (isRejected ? Math.min(reached, 1) : reached) as PasswordStrength['level'],
    weaknesses,
  }
}

/** Four consecutive characters, ascending, descending or equal. */
function hasRow(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  return [-1, 0, 1].some((step) => {
    let length = 1
    return codes.some((code, place) => {
      length = place > 0 && code - (codes[place - 1] ?? 0) === step ? length + 1 : 1
      return length >= ROW_MIN
    })
  })
}

function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^a-zA-Z0-9]/, 33],
  ]
  return kinds.reduce((size, [kind, signs]) => (kind.test(password) ? size + signs : size), 1)
}
