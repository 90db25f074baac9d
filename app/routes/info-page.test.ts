import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { disclosureContext, siteContext } from '#data/context.ts'
import { m } from '#domain/messages/messages.js'
import { loader } from './info-page.tsx'

const SITE = {
  name: 'Stillwater',
  assistant: 'Fern',
  origin: '',
  anonKey: '',
  apiUrl: '',
  helplinesReview: null,
}

function load(path: string, searchWords = false) {
  const context = new RouterContextProvider()
  context.set(siteContext, SITE)
  context.set(disclosureContext, {
    operator: { name: null, address: null, email: null },
    hosts: { model: null, accounts: null, photos: null, mapTiles: null },
    searchWords,
  })
  const request = new Request(`https://site.example${path}`)
  return loader({ request, context } as never)
}

test.each([
  ['/about', 'about'],
  ['/about.data', 'about'],
  ['/de/privacy.data', 'privacy'],
])('%s is the page %s, as a document and as data', (path, name) => {
  expect(load(path).name).toBe(name)
})

test('the privacy page has a paragraph on words of searches only while they are stored', () => {
  const title = m.privacy_searches()
  expect(JSON.stringify(load('/privacy').content)).not.toContain(title)
  expect(JSON.stringify(load('/privacy', true).content)).toContain(title)
})
