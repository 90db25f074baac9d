import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { makeMemoryLimiter } from '#test/limiters.ts'
import { openAuth } from './auth.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { createSiteSettings } from './site-settings.ts'

const database = testDatabase()

function open(source: Record<string, string>) {
  const printed: string[] = []
  const env = readEnv(source)
  const { auth } = openAuth(source, env, {
    opened: database.opened,
    settings: createSiteSettings({
      ...{ db: database.db, env, source },
      now: () => new Date(),
      onChange() {},
    }),
    makeLimiter: makeMemoryLimiter,
    origin: env.PUBLIC_URL ?? 'http://localhost:3000',
    rootSecret: 'a root secret for tests, long enough for HS256',
    keys: { anon: 'anon', service: 'service' },
    log: createLog('silent'),
    print: (line) => printed.push(line),
  })
  return { home: auth.config.home, printed: printed.join('\n') }
}

test('in production a missing PUBLIC_URL is reported, and redirects stay on the request origin', () => {
  const bare = open({ NODE_ENV: 'production' })
  expect(bare.home).toBe('request')
  expect(bare.printed).toMatch(/PUBLIC_URL is not set.*localhost:3000/)
  const named = open({ NODE_ENV: 'production', PUBLIC_URL: 'https://site.example' })
  expect(named.home).toBe('site')
  expect(named.printed).not.toContain('PUBLIC_URL')
  const developing = open({ NODE_ENV: 'development' })
  expect(developing.home).toBe('machine')
  expect(developing.printed).not.toContain('PUBLIC_URL')
})
