import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { disclosureContext, siteContext } from '#data/context.ts'
import { loader } from './info-page.tsx'

const SITE = { name: 'Stillwater', assistant: 'Fern', origin: '', anonKey: '', apiUrl: '' }

test.each([
  ['/about', 'about'],
  ['/about.data', 'about'],
  ['/de/privacy.data', 'privacy'],
])('%s is the page %s, as a document and as data', (path, name) => {
  const context = new RouterContextProvider()
  context.set(siteContext, SITE)
  context.set(disclosureContext, {
    operator: { name: null, address: null, email: null },
    hosts: { model: null, accounts: null, photos: null },
  })
  const request = new Request(`https://site.example${path}`)
  expect(loader({ request, context } as never).name).toBe(name)
})
