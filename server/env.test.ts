import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('an empty environment is valid', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    SITE_NAME: 'Seekwell',
    ASSISTANT_NAME: 'Willow',
    DATA_DIR: '.data',
  })
})

test('a blank variable counts as unset', () => {
  expect(readEnv({ PORT: '', ANTHROPIC_API_KEY: '', DATABASE_URL: '' })).toMatchObject({
    PORT: 3000,
  })
})

test('all invalid variables are reported at once', () => {
  const read = () => readEnv({ PORT: 'many', PUBLIC_URL: 'nowhere', TRUST_PROXY: '-1' })
  expect(read).toThrow(/PORT.*\n.*PUBLIC_URL.*\n.*TRUST_PROXY/)
})

test.each([
  ['PUBLIC_URL', 'javascript:alert(1)', /PUBLIC_URL: is no address that begins with https:/],
  [
    'DATABASE_URL',
    'mysql://db.example/x',
    /DATABASE_URL: is no address that begins with postgres:/,
  ],
  ['SMTP_URL', 'https://mail.example', /SMTP_URL: is no address/],
  ['REDIS_URL', 'localhost:6379', /REDIS_URL: is no address/],
  ['JWT_SECRET', 'short', /JWT_SECRET: is shorter than 32 characters/],
])('%s cannot be %s', (name, value, told) => {
  expect(() => readEnv({ [name]: value })).toThrow(told)
})

test('map tiles are a file in the data folder or an address, none by default', () => {
  expect(readEnv({}).MAP_TILES).toBeUndefined()
  expect(readEnv({ MAP_TILES: '' }).MAP_TILES).toBeUndefined()
  for (const MAP_TILES of ['streets.pmtiles', 'https://tiles.example/a/streets.pmtiles?key=1'])
    expect(readEnv({ MAP_TILES }).MAP_TILES).toBe(MAP_TILES)
  for (const MAP_TILES of [
    '../streets.pmtiles',
    '/etc/streets.pmtiles',
    '.pmtiles',
    'streets.mbtiles',
    'http://tiles.example/streets.pmtiles',
    'https://*.example/streets.pmtiles',
    'https://',
  ])
    expect(() => readEnv({ MAP_TILES })).toThrow(/MAP_TILES: is neither/)
})

test('photo hosts are host names, none by default', () => {
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

test('a replica needs a primary', () => {
  const DATABASE_REPLICA_URL = 'postgres://copy.example/seekwell'
  expect(() => readEnv({ DATABASE_REPLICA_URL })).toThrow(/DATABASE_URL: is missing/)
  const DATABASE_URL = 'postgres://main.example/seekwell'
  expect(readEnv({ DATABASE_URL, DATABASE_REPLICA_URL })).toMatchObject({ DATABASE_REPLICA_URL })
})

test('a photo bucket is configured completely or not at all', () => {
  const bucket = { PHOTO_BUCKET_URL: 'https://s3.example.com/photos' }
  expect(() => readEnv(bucket)).toThrow(/PHOTO_BUCKET_KEY_ID.*\n.*PHOTO_BUCKET_SECRET/)
  const whole = { ...bucket, PHOTO_BUCKET_KEY_ID: 'id', PHOTO_BUCKET_SECRET: 'secret' }
  expect(readEnv(whole)).toMatchObject({ ...whole, PHOTO_BUCKET_REGION: 'us-east-1' })
})
