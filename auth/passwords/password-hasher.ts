import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { verify as verifyBcrypt } from '@node-rs/bcrypt'
import { AuthError } from '../errors.ts'

export type PasswordHasher = {
  /** An argon2id hash in the usual text form. */
  hash(password: string): Promise<string>
  /** With no hash to compare with, does the same work and says no. */
  verify(stored: string | null, password: string): Promise<boolean>
  /** Whether we made this hash, at the cost that we ask for today. */
  isCurrent(stored: string): boolean
}

export type HashCost = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>

/** As OWASP advises for argon2id: 19 MiB, two passes. */
export const DEFAULT_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const WAITING_LIMIT = 100

/** Hashes a bounded number at once: each takes a core and its memory for a good part of a second. */
export function createPasswordHasher(
  cost: HashCost = DEFAULT_COST,
  atOnce = availableParallelism(),
): PasswordHasher {
  const enqueue = createQueue(atOnce)
  let decoy: Promise<string> | null = null
  return {
    hash: (password) => enqueue(() => hash(password, cost)),
    async verify(stored, password) {
      if (stored === null) {
        decoy ??= hash('a password that nobody has', cost)
        const nobody = await decoy
        await enqueue(() => verify(nobody, password))
        return false
      }
      return enqueue(() => compare(stored, password))
    },
    isCurrent: (stored) => {
      const { memoryCost: m, timeCost: t, parallelism: p } = cost
      return stored.startsWith(`$argon2id$v=19$m=${m},t=${t},p=${p}$`)
    },
  }
}

async function compare(stored: string, password: string): Promise<boolean> {
  if (isBcrypt(stored)) return verifyBcrypt(password, stored)
  return verify(stored, password)
}

const isBcrypt = (hashed: string) => /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/.test(hashed)
const ARGON2 =
  /^\$argon2(?:id|i|d)\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d{1,2})\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/
/** In KiB, passes and lanes: whoever signs in makes the server spend them. */
const ARGON2_LIMITS = [131_072, 10, 8] as const

function isArgon2(hashed: string): boolean {
  const costs = ARGON2.exec(hashed)?.slice(1).map(Number)
  return costs?.every((cost, index) => cost > 0 && cost <= (ARGON2_LIMITS[index] ?? 0)) ?? false
}

/** Hashes that other systems made and an administrator may bring along; their cost is bounded. */
export function canImportHash(hashed: string): boolean {
  return hashed.length <= 512 && (isBcrypt(hashed) || isArgon2(hashed))
}

function createQueue(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= WAITING_LIMIT)
        throw new AuthError(429, 'over_request_rate_limit', 'Too many sign-ins at once', {
          retryAfterS: 2,
        })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
