import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteContext } from '#data/context.ts'
import { loader } from './robots.ts'

const SITE = {
  name: '',
  assistant: '',
  origin: 'https://site.example',
  anonKey: '',
  apiUrl: '',
  helplinesReview: null,
}

async function readRules(): Promise<{ allow: boolean; path: string }[]> {
  const context = new RouterContextProvider()
  context.set(siteContext, SITE)
  const text = await loader({ context } as never).text()
  return [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, path = '']) => ({
    allow: kind === 'Allow',
    path,
  }))
}

/** RFC 9309, 2.2.2: the longest matching rule decides; without one a path is allowed. */
async function isAllowed(path: string): Promise<boolean> {
  const matching = (await readRules()).filter((rule) => path.startsWith(rule.path))
  return matching.toSorted((a, b) => b.path.length - a.path.length)[0]?.allow ?? true
}

test.each([
  '/api/v1',
  '/api/v1/listings?q=sleep',
  '/api/v1/docs',
  '/feeds/listings.jsonl',
  '/mcp',
  '/escapes',
  '/about',
])('robots may read %s', async (path) => {
  expect(await isAllowed(path)).toBe(true)
})

test.each([
  '/api/suggest?q=a',
  '/api/listings?id=1',
  '/account/v1/profile',
  '/auth/v1/token',
  '/booking/v1/requests',
  '/functions/v1/anthropic-ai',
])('robots may not read %s', async (path) => {
  expect(await isAllowed(path)).toBe(false)
})
