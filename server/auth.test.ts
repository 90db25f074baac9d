import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { makeMemoryLimiter } from '#test/limiters.ts'
import { openAuth } from './auth.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'

const database = testDatabase()

function open(source: Record<string, string>) {
  const said: string[] = []
  const env = readEnv(source)
  const { auth } = openAuth(source, env, {
    opened: database.opened,
    makeLimiter: makeMemoryLimiter,
    origin: env.PUBLIC_URL ?? 'http://localhost:3000',
    rootSecret: 'a root secret for tests, long enough for HS256',
    keys: { anon: 'anon', service: 'service' },
    log: createLog('silent'),
    say: (line) => said.push(line),
  })
  return { home: auth.config.home, said: said.join('\n') }
}

test('in production a missing PUBLIC_URL is said, and visitors stay where they came to', () => {
  const bare = open({ NODE_ENV: 'production' })
  expect(bare.home).toBe('request')
  expect(bare.said).toMatch(/PUBLIC_URL is not set.*localhost:3000/)
  const named = open({ NODE_ENV: 'production', PUBLIC_URL: 'https://site.example' })
  expect(named.home).toBe('site')
  expect(named.said).not.toContain('PUBLIC_URL')
  const developing = open({ NODE_ENV: 'development' })
  expect(developing.home).toBe('machine')
  expect(developing.said).not.toContain('PUBLIC_URL')
})
