import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('an empty environment gives a working site', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    SITE_NAME: 'Seekwell',
    ASSISTANT_NAME: 'Willow',
    DATA_DIR: '.data',
  })
})

test('a blanked variable counts as not set', () => {
  expect(readEnv({ PORT: '', ANTHROPIC_API_KEY: '', DATABASE_URL: '' })).toMatchObject({
    PORT: 3000,
  })
})

test('what cannot be used is named, all at once', () => {
  const read = () => readEnv({ PORT: 'many', PUBLIC_URL: 'nowhere', TRUST_PROXY: '-1' })
  expect(read).toThrow(/PORT.*\n.*PUBLIC_URL.*\n.*TRUST_PROXY/)
})

test('hosts of photos are names; without any, none is asked', () => {
  expect(readEnv({}).PICTURE_HOSTS).toEqual([])
  expect(readEnv({ PICTURE_HOSTS: 'Photos.Example.org, *.cdn.example' }).PICTURE_HOSTS).toEqual([
    'photos.example.org',
    '*.cdn.example',
  ])
  for (const PICTURE_HOSTS of [
    'https://photos.example',
    '*.',
    'localhost',
    'a.example:8080',
    '*.*',
  ])
    expect(() => readEnv({ PICTURE_HOSTS })).toThrow(/PICTURE_HOSTS.*host names/)
})
