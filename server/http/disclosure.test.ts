import { expect, test, vi } from 'vitest'
import { readEnv } from '../env.ts'
import { disclosureOf, warnOfMissingOperator } from './disclosure.ts'

/** Words of searches as stored or not. */
const settings = (searchWords: boolean) => ({
  inForce: () => ({
    ...{ siteName: '', assistantName: '', pictureHosts: [], helplinesReview: null },
    searchWords,
  }),
})

const OPERATOR = {
  OPERATOR_NAME: 'Quiet House Ltd',
  OPERATOR_ADDRESS: '1 Harbour Road\\nOldtown 12345',
  OPERATOR_EMAIL: 'hello@quiet.example',
}

test('the operator is read from the environment, one line of the address each', () => {
  expect(disclosureOf(readEnv(OPERATOR), settings(false)).operator).toEqual({
    name: 'Quiet House Ltd',
    address: '1 Harbour Road\nOldtown 12345',
    email: 'hello@quiet.example',
  })
})

test('hosts of other services are named only where they are configured', () => {
  expect(disclosureOf(readEnv({}), settings(false)).hosts).toEqual({
    model: null,
    accounts: null,
    photos: null,
    mapTiles: null,
  })
  const configured = readEnv({
    ANTHROPIC_API_KEY: 'key',
    SUPABASE_URL: 'https://accounts.example',
    PHOTO_BUCKET_URL: 'https://photos.example/members',
    PHOTO_BUCKET_KEY_ID: 'id',
    PHOTO_BUCKET_SECRET: 'secret',
    MAP_TILES: 'https://tiles.example/streets.pmtiles',
  })
  expect(disclosureOf(configured, settings(false)).hosts).toEqual({
    model: 'api.anthropic.com',
    accounts: 'accounts.example',
    photos: 'photos.example',
    mapTiles: 'tiles.example',
  })
  expect(
    disclosureOf(readEnv({ MAP_TILES: 'streets.pmtiles' }), settings(true)).hosts.mapTiles,
  ).toBeNull()
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
