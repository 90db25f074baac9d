import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { canImportHash, createPasswordHasher } from './password-hasher.ts'

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const tail = 'c29tZXNhbHRzb21lc2FsdA$c29tZWhhc2hzb21laGFzaHNvbWVoYXNoc29tZWhhc2g'

test('an imported hash must have an acceptable cost', () => {
  expect(canImportHash(`$argon2id$v=19$m=65536,t=3,p=4$${tail}`)).toBe(true)
  expect(canImportHash(`$argon2id$v=19$m=999999,t=3,p=4$${tail}`)).toBe(false)
  expect(canImportHash(`$argon2id$v=19$m=65536,t=99,p=4$${tail}`)).toBe(false)
  expect(canImportHash(`$argon2id$v=19$m=65536,t=3,p=99$${tail}`)).toBe(false)
  expect(canImportHash(`$2b$10$${'a'.repeat(53)}`)).toBe(true)
  expect(canImportHash(`$2b$31$${'a'.repeat(53)}`)).toBe(false)
  expect(canImportHash('hunter2')).toBe(false)
})

test('a hash of another cost works and is marked for replacement', async () => {
  const passwords = createPasswordHasher(CHEAP)
  const brought = await hash('correct horse', { ...CHEAP, memoryCost: 128 })
  expect(await passwords.verify(brought, 'correct horse')).toBe(true)
  expect(passwords.isCurrent(brought)).toBe(false)
  expect(passwords.isCurrent(await passwords.hash('correct horse'))).toBe(true)
})

test('requests beyond the queue get a retry error', async () => {
  const passwords = createPasswordHasher(CHEAP, 1)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 150 }, () => passwords.hash('correct horse')),
  )
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(49)
  expect(refused[0]).toMatchObject({ status: 429, retryAfterS: 2 })
  expect(await passwords.verify(await passwords.hash('x'), 'x')).toBe(true)
})
