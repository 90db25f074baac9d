import { mkdtempSync, rmSync } from 'node:fs'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiKeysOf } from '#server/secrets.ts'
import { type Running, startSite } from '../../../bench/servers.ts'
import { expect, test } from '../pages.ts'

/** A separate site: other tests must not see its catalogue change. */
const PORT = Number(process.env['E2E_PORT'] ?? 18_300) + 5
const SECRET = 'a-secret-for-the-tests-of-the-page-cache'
const ITEM = { id: 'cache-1', slug: 'cache-one', contentType: 'escape', type: 'Cabin' }
const PAGE = '/directory/escapes/cache-one'
/** A hundred requests a second. */
const PACE_MS = 10

let site: Running | undefined
let folder: string

test.describe('cached pages', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    // The first start creates a database.
    test.setTimeout(120_000)
    folder = mkdtempSync(join(tmpdir(), 'seekwell-cache-'))
    site = await startSite(folder, PORT, { JWT_SECRET: SECRET })
  })
  test.afterAll(async () => {
    await site?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test("never contain another visitor's input", async () => {
    const hostile = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-for': '6.6.6.6',
      cookie: 'session=member-a',
      'accept-language': 'xx-evil',
      'user-agent': 'evil',
    }
    const first = await get('/escapes?evil=1&type=Cabin', hostile)
    const second = await get('/escapes?type=Cabin', { cookie: 'session=member-b' })
    expect(first.body).not.toMatch(/evil|gopher|6\.6\.6\.6|member-a/)
    expect(second.body).toBe(first.body)
    expect(second.headers['etag']).toBe(first.headers['etag'])
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  test('vary by every input of the data', async () => {
    const all = await get('/escapes.data')
    const cabins = await get('/escapes.data?type=Cabin')
    const again = await get('/escapes.data?utm_source=mail')
    const routes = await get('/escapes.data?_routes=root')
    expect(cabins.body).not.toBe(all.body)
    expect(again.body).toBe(all.body)
    expect(routes.body.length).toBeLessThan(all.body.length)
  })

  test('vary by language, whatever a visitor prefers', async () => {
    const visitors = [
      { cookie: 'locale=es', 'accept-language': 'es' },
      { cookie: 'locale=de', 'accept-language': 'de' },
    ]
    const shown = async (path: string) => {
      const [one, other] = await Promise.all(visitors.map((visitor) => get(path, visitor)))
      expect([one?.status, one?.body], path).toEqual([200, other?.body])
      expect(one?.headers['etag'], path).toBe(other?.headers['etag'])
      return one?.body ?? ''
    }
    for (const language of ['en', 'es', 'de']) {
      const prefix = language === 'en' ? '' : `/${language}`
      const all = await shown(`${prefix}/escapes`)
      const cabins = await shown(`${prefix}/escapes?type=Cabin`)
      expect([all, cabins].map((body) => /<html lang="(..)"/.exec(body)?.[1])).toEqual([
        language,
        language,
      ])
      expect(cabins).not.toBe(all)
      const data = await shown(`${prefix}/escapes.data?type=Cabin`)
      expect(data).not.toBe(await shown(`${prefix}/escapes.data`))
    }
  })

  test('exclude missing pages and errors', async () => {
    for (const path of ['/escapes/not-there', '/nope', '/escapes/not-there.data']) {
      const { status, headers } = await get(path)
      expect(status, path).toBe(404)
      expect(headers['etag'], path).toBeUndefined()
      expect(headers['cache-control'] ?? '', path).not.toContain('s-maxage')
    }
    expect((await get('/escapes?page=%E0%A4%A')).status).toBeLessThan(500)
  })

  test('are current at once when a listing changes under load, and never mixed', async () => {
    await save('Quiet Cabin 0')
    await expect.poll(async () => titlesOf((await get(PAGE)).body)).toEqual(['Quiet Cabin 0'])
    const seen: string[][] = []
    let done = false
    const crowd = (async () => {
      const waiting: Promise<unknown>[] = []
      while (!done) {
        waiting.push(get(PAGE).then(({ body }) => seen.push(titlesOf(body))))
        await new Promise((resolve) => setTimeout(resolve, PACE_MS))
      }
      await Promise.all(waiting)
    })()
    const isSeen = (title: string) => seen.some((titles) => titles.includes(title))
    for (const edit of [1, 2, 3]) {
      // Updates may take longer than the next edit under load.
      await expect.poll(() => isSeen(`Quiet Cabin ${edit - 1}`)).toBe(true)
      await save(`Quiet Cabin ${edit}`)
      await expect
        .poll(async () => titlesOf((await get(PAGE)).body), { intervals: [PACE_MS] })
        .toEqual([`Quiet Cabin ${edit}`])
    }
    await expect.poll(() => isSeen('Quiet Cabin 3')).toBe(true)
    done = true
    await crowd
    expect(seen.every((titles) => titles.length === 1)).toBe(true)
    const order = seen.map(([title = '']) => Number(title.slice(-1)))
    expect(new Set(order)).toEqual(new Set([0, 1, 2, 3]))
  })
})

type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Like fetch, but with any header. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = send(`${site?.url}${path}`, { headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        body += part
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

/**
 * Every place of the title in a page: title, heading, router data. More than one value means a mixed
 * page.
 */
const titlesOf = (body: string) => [...new Set(body.match(/Quiet Cabin \d/g))]

async function save(title: string): Promise<void> {
  const response = await fetch(`${site?.url}/api/v1/admin/catalogue`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKeysOf(SECRET).service}`,
      'content-type': 'application/x-ndjson',
    },
    body: JSON.stringify({ ...ITEM, title, description: `${title} by the water.` }),
  })
  expect(await response.text()).toContain('"type":"done"')
}
