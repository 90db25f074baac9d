import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKeysOf, loadRootSecret } from './secrets.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seekwell-secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the first start creates a secret that only its owner can read, later ones reuse it', async () => {
  const first = await loadRootSecret(folder)
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect((await stat(join(folder, 'root-secret'))).mode & 0o777).toBe(0o600)
  expect(await loadRootSecret(folder)).toBe(first)
})

test('a configured secret is used and nothing is written', async () => {
  expect(await loadRootSecret(join(folder, 'elsewhere'), 'configured')).toBe('configured')
  await expect(stat(join(folder, 'elsewhere'))).rejects.toThrow()
})

test('servers with one secret have the same keys, and one key does not reveal the other', () => {
  expect(apiKeysOf('a')).toEqual(apiKeysOf('a'))
  expect(apiKeysOf('a')).not.toEqual(apiKeysOf('b'))
  expect(apiKeysOf('a').anon.slice(-20)).not.toBe(apiKeysOf('a').service.slice(-20))
})
