import { expect, test } from 'vitest'
import { asFound } from '#data/catalogue/listings.ts'
import { findStoredItem } from '#data/staff/listing-versions.ts'
import type { ListingPreview } from '#domain/console/console-api.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from '../console.test-kit.ts'

const database = testDatabase()
const PHOTO = { url: '/photos/0b0f6a4e-5a5d-4c53-9a37-2f1f5f6f7a10.webp', alt: '' }
const NOTHING = { values: {}, photos: [], tab: '', language: 'en' }

test('a preview has what is not saved, of a draft too, and stores nothing', async () => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('editor')
  const draft = { title: 'A Quiet Mill', contentType: 'escape' }
  const { id } = await (await call('POST', '/listings', token, draft)).json()
  const before = await findStoredItem(database.db, id)
  const values = {
    title: 'A Loud Mill',
    longDescription: '<p onclick="x()">Tea</p><script>y()</script>',
  }
  const asked = { ...NOTHING, values, photos: [PHOTO] }
  const response = await call('POST', `/listings/${id}/preview`, token, asked)
  expect(response.status).toBe(200)
  const { html }: ListingPreview = await response.json()
  const shown = JSON.parse(html) as Listing
  expect(shown).toMatchObject({ title: 'A Loud Mill', listed: true, images: [PHOTO] })
  expect(asFound(shown).longDescription).toBe('<p>Tea</p>')
  expect(await findStoredItem(database.db, id)).toEqual(before)
})

test('a preview of what cannot be saved names the fields', async () => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('editor')
  const asked = { ...NOTHING, values: { country: 'Japan' } }
  const response = await call('POST', '/listings/3/preview', token, asked)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ faults: [{ field: 'country' }] })
  expect((await call('POST', '/listings/none/preview', token, NOTHING)).status).toBe(404)
  const trusted = { ...NOTHING, values: { rating: '5' } }
  expect((await call('POST', '/listings/3/preview', token, trusted)).status).toBe(400)
})
