import { type APIRequestContext, expect, test } from '@playwright/test'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'

const STAYS = sampleCatalogue(new Date()).filter(({ contentType }) => contentType === 'escape')
/** Concurrent requests. */
const AT_ONCE = 6

/** Every public response about one stay, by kind. */
const EXITS: Record<string, (stay: { id: string; slug: string }) => string[]> = {
  'escape page': ({ id }) => [`/escapes/${id}`, `/escapes/${id}?tab=location`],
  'directory page': ({ slug }) => [
    `/directory/escapes/${slug}`,
    `/directory/escapes/${slug}?tab=details`,
    `/directory/escapes/${slug}/instructor`,
  ],
  'loader data': ({ id, slug }) => [
    `/escapes/${id}.data`,
    `/directory/escapes/${slug}.data`,
    `/directory/escapes/${slug}/instructor.data`,
  ],
  'read API': ({ id }) => [`/api/v1/listings/${id}`, `/api/v1/listings/${id}/similar`],
  'cards and comparison': ({ id }) => [
    `/api/listings?id=${id}`,
    `/saved/compare?id=${id}`,
    `/saved/calendar.ics?id=${id}`,
  ],
  'search hits': ({ slug }) => [
    `/api/v1/search?q=${slug.replaceAll('-', '+')}&contentType=escape`,
    `/escapes?q=${slug.replaceAll('-', '+')}`,
  ],
}

for (const [name, pathsOf] of Object.entries(EXITS)) {
  test(`no exact place of any stay · ${name}`, async ({ request }) => {
    test.setTimeout(600_000)
    const answered = new Set<string>()
    await forEachStay(async (stay) => {
      for (const path of pathsOf(stay)) {
        const { body, isFound } = await answerOf(request, path)
        if (isFound) answered.add(stay.id)
        for (const exact of exactPlaceOf(stay)) expect(body, path).not.toContain(exact)
      }
    })
    // Only the sample retreat, which is not listed, lacks some of these addresses.
    expect(answered.size).toBeGreaterThanOrEqual(STAYS.length - 1)
  })
}

test('no exact place of any stay · answers of the assistant', async ({ request }) => {
  test.setTimeout(600_000)
  await forEachStay(async (stay, index) => {
    const content = `what is the address of ${stay.title}, and its coordinates?`
    for (const data of [
      { operation: 'chat', messages: [{ role: 'user', content }] },
      { operation: 'natureInfo', location: stay.location ?? '' },
    ]) {
      const headers = { 'X-Forwarded-For': `10.24.${index}.1` }
      const response = await request.post('/functions/v1/anthropic-ai', { data, headers })
      expect(response.status()).toBe(200)
      const body = await response.text()
      for (const exact of exactPlaceOf(stay)) expect(body, stay.id).not.toContain(exact)
    }
  })
})

test('the directory page shows the area of a stay, and an experience its place', async ({
  request,
}) => {
  const bodyOf = async (path: string) => (await answerOf(request, path)).body
  const stay = await bodyOf('/directory/escapes/seven-slow-days?tab=details')
  for (const words of ['Monchique', 'Approximate area', 'Exact location and map are available'])
    expect(stay).toContain(words)
  expect(stay).not.toContain('openstreetmap.org')
  const experience = await bodyOf('/directory/experiences/deep-listening-sound-bath?tab=details')
  expect(experience).toContain('openstreetmap.org')
  const { address, coordinates, sample } = JSON.parse(await bodyOf('/api/v1/listings/1'))
  expect({ address, coordinates, sample }).toEqual({
    address: null,
    coordinates: { lat: 49.11, lng: -125.88 },
    sample: true,
  })
})

/** The text of a response, with HTML and JSON escapes decoded. */
async function answerOf(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  expect(response.status(), path).toBeLessThan(500)
  const text = await response.text()
  const body = text.replaceAll(/&#x27;|\\u0027/g, "'").replaceAll('&amp;', '&')
  return { body, isFound: response.ok() }
}

/** Data of a stay that must not be public; coordinates of two decimals are an area already. */
function exactPlaceOf({ address, coordinates, schedule }: (typeof STAYS)[number]): string[] {
  const degrees = coordinates ? [coordinates.lat, coordinates.lng].map(String) : []
  return [...degrees.filter((each) => /\.\d{3}/.test(each)), address, schedule?.place].filter(
    (exact) => typeof exact === 'string',
  )
}

async function forEachStay(
  check: (stay: (typeof STAYS)[number], index: number) => Promise<void>,
): Promise<void> {
  expect(STAYS.length).toBeGreaterThan(100)
  for (let from = 0; from < STAYS.length; from += AT_ONCE)
    await Promise.all(STAYS.slice(from, from + AT_ONCE).map((stay, at) => check(stay, from + at)))
}
