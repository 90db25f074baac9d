import { expect, test, vi } from 'vitest'
import { readEnv } from '../env.ts'
import { disclosureOf, warnOfMissingOperator } from './disclosure.ts'

const OPERATOR = {
  OPERATOR_NAME: 'Quiet House Ltd',
  OPERATOR_ADDRESS: '1 Harbour Road\\nOldtown 12345',
  OPERATOR_EMAIL: 'hello@quiet.example',
}

test('the operator is read from the environment, one line of the address each', () => {
  expect(disclosureOf(readEnv(OPERATOR)).operator).toEqual({
    name: 'Quiet House Ltd',
    address: '1 Harbour Road\nOldtown 12345',
    email: 'hello@quiet.example',
  })
})

test('hosts of other services are named only where they are configured', () => {
  expect(disclosureOf(readEnv({})).hosts).toEqual({ model: null, accounts: null, photos: null })
  const configured = readEnv({
    ANTHROPIC_API_KEY: 'key',
    SUPABASE_URL: 'https://accounts.example',
    PHOTO_BUCKET_URL: 'https://photos.example/members',
    PHOTO_BUCKET_KEY_ID: 'id',
    PHOTO_BUCKET_SECRET: 'secret',
  })
  expect(disclosureOf(configured).hosts).toEqual({
    model: 'api.anthropic.com',
    accounts: 'accounts.example',
    photos: 'photos.example',
  })
})

test('an invalid email address is rejected', () => {
  expect(() => readEnv({ OPERATOR_EMAIL: 'nobody' })).toThrow(/OPERATOR_EMAIL/)
})

test('warns of missing settings, and not when all are set', () => {
  const log = { warn: vi.fn() }
  warnOfMissingOperator(readEnv({ ...OPERATOR, OPERATOR_ADDRESS: '' }), log)
  expect(log.warn.mock.calls[0]?.[0]).toEqual({ missing: ['OPERATOR_ADDRESS'] })
  warnOfMissingOperator(readEnv(OPERATOR), log)
  expect(log.warn).toHaveBeenCalledOnce()
})
