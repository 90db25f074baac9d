import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { findListing } from '#data/catalogue/listings.ts'
import { testDatabase } from '#test/database.ts'
import { itemToCells, toCsvLine } from './csv-cells.ts'
import { exportCatalogue } from './export.ts'
import { type ImportEvent, type Imported, importCatalogue } from './import.ts'
import { FORMATS, type Format, formatOf, readRows } from './read-rows.ts'

const database = testDatabase()

/** A content item with the fields of specification section 3 and no other. */
const ITEM = {
  id: 'in-1',
  title: "Caregivers' Respite Afternoon",
  description: 'Somebody looks after you.',
  type: 'Circle',
  contentType: 'experience',
  rating: 4.9,
  reviews: 62,
  location: 'Leeds, England',
  price: '$',
  thumbnail: 'https://images.example.com/in-1.jpg',
  videoUrl: null,
  verified: true,
  tags: ['carers', 'respite'],
  images: ['https://images.example.com/in-1-1.jpg'],
  natureDistance: null,
  nearbyNature: null,
  wellnessTag: 'restore',
  isAIRecommended: false,
}

async function importText(text: string | Buffer, format: Format, dryRun = false) {
  // In small chunks: no row may depend on chunk boundaries.
  const bytes = Buffer.from(text)
  const size = Math.max(7, Math.ceil(bytes.length / 500))
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
    bytes.subarray(place * size, (place + 1) * size),
  )
  const events: ImportEvent[] = []
  const rows = readRows(Readable.from(pieces), format)
  for await (const event of importCatalogue(database.db, rows, { dryRun, now: new Date() }))
    events.push(event)
  const done = events.find(({ type }) => type === 'done') as Imported & { type: 'done' }
  const refused = events.flatMap((event) => (event.type === 'refused' ? [event] : []))
  return { done, refused, events }
}

/** Items in the text of a file. */
function written(items: readonly object[], format: Format, indent?: number): string {
  if (format === 'jsonl') return items.map((item) => `${JSON.stringify(item)}\n`).join('')
  if (format === 'json') return JSON.stringify(items, null, indent)
  const columns = Object.keys(ITEM)
  const lines = items.map((item) => itemToCells(item as Record<string, unknown>, columns))
  return [columns, ...lines].map(toCsvLine).join('')
}

describe('import', () => {
  test('spec 3 · entities · content item · a content item of the specification needs no other field', async () => {
    const { done } = await importText(JSON.stringify(ITEM), 'jsonl')
    expect(done).toMatchObject({ read: 1, added: 1, refused: 0 })
    const stored = await findListing(database.db, 'in-1')
    expect(stored).toMatchObject({
      ...ITEM,
      images: [{ url: ITEM.images[0], alt: '' }],
      slug: 'caregivers-respite-afternoon',
      country: 'GB',
      listed: true,
      sample: false,
    })
    const again = await importText(JSON.stringify([ITEM]), 'json')
    expect(again.done).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  })

  test.each([
    ['jsonl', (rows: object[]) => `\uFEFF${rows.map((row) => JSON.stringify(row)).join('\r\n')}\n`],
    ['json', (rows: object[]) => JSON.stringify(rows, null, 2)],
  ] as const)('%s may hold any text, and a later row of an id stands', async (format, write) => {
    const odd = {
      ...ITEM,
      id: `odd-${format}`,
      title: 'Ein „Tag“ [ruhig], {so} \\ "wie" er ist 😴',
    }
    const { done } = await importText(write([{ ...odd, rating: 1 }, odd]), format)
    expect(done).toMatchObject({ read: 2, added: 1, changed: 0, refused: 0 })
    const stored = await findListing(database.db, odd.id)
    expect(stored).toMatchObject({ title: odd.title, rating: 4.9 })
    expect(stored?.slug).toBe(
      'ein-tag-ruhig-so-wie-er-ist'.concat(format === 'json' ? '-odd-json' : ''),
    )
  })

  test('CSV: empty cells are skipped, lists are separated by bars', async () => {
    const table = [
      'id,title,contentType,rating,verified,tags,price,description',
      'csv-1,"Calm, quickly",essential,4.5,yes,calm | sleep,$$,"Two\nlines, ""quoted"""',
      'csv-2,No rating,essential,,,,,',
      'csv-3,Bad rating,essential,good,,,,',
    ].join('\n')
    const { done, refused } = await importText(table, 'csv')
    expect(done).toMatchObject({ read: 3, added: 2, refused: 1 })
    expect(refused).toEqual([
      expect.objectContaining({ line: 5, reason: expect.stringMatching(/^rating/) }),
    ])
    expect(await findListing(database.db, 'csv-1')).toMatchObject({
      title: 'Calm, quickly',
      verified: true,
      tags: ['calm', 'sleep'],
      description: 'Two\nlines, "quoted"',
    })
    expect(await findListing(database.db, 'csv-2')).toMatchObject({ rating: null, tags: [] })
  })

  test('each invalid row is reported with line and reason, valid ones are imported', async () => {
    const rows = [
      JSON.stringify({ ...ITEM, id: 'kept' }),
      '{"id": "cut',
      JSON.stringify({ ...ITEM, id: '' }),
      JSON.stringify({ ...ITEM, id: 'kind', contentType: 'hotel' }),
      JSON.stringify({ ...ITEM, id: 'stars', rating: 11, price: '$$$$$' }),
      JSON.stringify({ ...ITEM, id: 'film', videoUrl: 'javascript:alert(1)' }),
      JSON.stringify({ ...ITEM, id: 'taken', slug: 'caregivers-respite-afternoon' }),
      '[]',
    ]
    const { done, refused } = await importText(rows.join('\n'), 'jsonl')
    expect(done).toMatchObject({ read: 8, added: 1, refused: 7 })
    const events = refused.map(({ line, reason }) => `${line} ${reason}`)
    expect(events.find((line) => line.startsWith('5'))).toMatch(/rating.*price/)
    expect(events.find((line) => line.startsWith('7'))).toMatch(/address of in-1/)
    expect(refused.map(({ line }) => line).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(await findListing(database.db, 'kept')).not.toBeNull()
  })

  test.each(FORMATS)('%s: an oversized row does not affect the others', async (format) => {
    const rows = ['before', 'long', 'longer', 'after'].map((name) => ({
      ...ITEM,
      id: `${name}-${format}`,
      description: name === 'long' ? 'a'.repeat(1_000_000) : ITEM.description,
    }))
    const events = { csv: ['long'], jsonl: ['long', 'longer'], json: ['long', 'longer'] }[format]
    // An oversized cell means a missing closing quote: nothing after it can be read.
    const longer = format === 'csv' ? '' : 'a'.repeat(5_000_000)
    const items = rows.map((row) =>
      row.id.startsWith('longer') ? { ...row, description: longer } : row,
    )
    const { done, refused } = await importText(written(items, format), format)
    expect(done).toMatchObject({ read: 4, added: 4 - events.length, refused: events.length })
    expect(refused[0]?.reason).toMatch(/^description: /)
    if (refused[1]) expect(refused[1].reason).toBe('is too long for a listing')
    expect(await findListing(database.db, `after-${format}`)).not.toBeNull()
  })

  test.each(['jsonl', 'json'] as const)(
    '%s: a number that is not finite is reported',
    async (format) => {
      const row = (id: string, rest: string) =>
        `{"id":"${id}","title":"Far","contentType":"escape",${rest}}`
      const rows = [
        row('far-1', '"rating":1e999'),
        row('far-2', '"amount":{"minor":-1e400,"currency":"EUR","per":"night"}'),
        row('far-3', '"rating":45e-1'),
      ]
      const text = format === 'json' ? `[${rows.join(',\n')}]` : rows.join('\n')
      const { done, refused } = await importText(text, format, true)
      expect(done).toMatchObject({ read: 3, added: 1, refused: 2 })
      expect(refused.map(({ reason }) => reason)).toEqual([
        'rating: is no finite number',
        'amount.minor: is no finite number',
      ])
    },
  )

  test.each(FORMATS)('%s: a compressed file is rejected by its format', async (format) => {
    const compressed = gzipSync(written([ITEM], format))
    await expect(importText(compressed, format)).rejects.toThrow(/no catalogue: .* gzip; unpack it/)
    const archive = Buffer.from('PK\u0003\u0004 and so on')
    await expect(importText(archive, format)).rejects.toThrow(/a ZIP archive or a spreadsheet/)
  })

  test.each(FORMATS)(
    '%s: invalid UTF-8 is reported, the rows before it are imported',
    async (format) => {
      const named = (name: string) => ({ ...ITEM, id: `${name}-${format}` })
      const items = [named('utf'), { ...named('latin'), title: 'Caf#' }, named('lost')]
      const text = written(items, format, 1)
      const at = text.indexOf('#')
      const bytes = Buffer.concat([
        Buffer.from(text.slice(0, at)),
        // "é" in Latin-1.
        Buffer.from([0xe9]),
        Buffer.from(text.slice(at + 1)),
      ])
      const { done, refused } = await importText(bytes, format)
      expect(done).toMatchObject({ added: 1, refused: 1 })
      expect(refused[0]?.reason).toMatch(/not UTF-8 .* save it as UTF-8/)
      expect(await findListing(database.db, `latin-${format}`)).toBeNull()
    },
  )

  test.each(FORMATS)('%s: UTF-16 with a byte order mark is read', async (format) => {
    const item = { ...ITEM, id: `wide-${format}`, title: 'Grüße 😴' }
    const bytes = Buffer.from(`\uFEFF${written([item], format)}`, 'utf16le')
    expect((await importText(bytes, format)).done).toMatchObject({ read: 1, added: 1 })
    expect(await findListing(database.db, item.id)).toMatchObject({ title: item.title })
  })

  test('CSV of other programs: byte order mark, CRLF, line breaks in cells', async () => {
    const table = [
      '\uFEFFid,title,contentType,rating,description\r\n',
      'table-1,"One, two",escape,,"First\r\nsecond ""third"""\r\n',
      '\r\n',
      'table-2,Bad,escape,many,"over\r\nthree\r\nlines"\r\n',
      'table-3,Three,escape,4,\n',
      'table-4,Four,hotel,4,\r\n',
      'table-5,Five,escape,5,last',
    ]
    const { done, refused } = await importText(table.join(''), 'csv')
    expect(done).toMatchObject({ read: 5, added: 3, refused: 2 })
    expect(refused.map(({ line }) => line)).toEqual([5, 9])
    expect(await findListing(database.db, 'table-1')).toMatchObject({
      title: 'One, two',
      description: 'First\r\nsecond "third"',
    })
    expect(await findListing(database.db, 'table-5')).toMatchObject({ description: 'last' })
  })

  test('no listing takes the slug of another page', async () => {
    const plain = { ...ITEM, id: 'word-1', title: 'Search' }
    const rows = [
      plain,
      { ...plain, id: 'word-2', title: 'Yoga' },
      { ...plain, id: 'word-3', title: 'Yoga', contentType: 'escape' },
      ...[
        'search',
        'category',
        'location',
        'amenity',
        'filter',
        'instructor',
        'yoga',
        'cooking',
      ].map((slug) => ({ ...plain, id: `asks-${slug}`, slug })),
    ]
    const { done, refused } = await importText(JSON.stringify(rows), 'json')
    expect(done).toMatchObject({ added: 3, refused: 8 })
    for (const { reason } of refused) expect(reason).toMatch(/^slug: \w+ is a word of the site/)
    const slugs = ['word-1', 'word-2', 'word-3'].map(async (id) => findListing(database.db, id))
    expect((await Promise.all(slugs)).map((found) => found?.slug)).toEqual([
      'search-word-1',
      'yoga-word-2',
      'yoga',
    ])
  })

  test('ids and slugs are unique together', async () => {
    const plain = { ...ITEM, title: 'Names', rating: 4 }
    await importText(JSON.stringify([{ ...plain, id: 'Name-A', slug: 'name-b' }]), 'json')
    const rows = [
      { ...plain, id: 'name-b' },
      { ...plain, id: 'name-a' },
      { ...plain, id: 'name-c', slug: 'in-1' },
      { ...plain, id: 'name-d', slug: 'name-e' },
      { ...plain, id: 'name-e' },
      { ...plain, id: 'NAME-E' },
      { ...plain, id: 'name-f', title: 'Name G' },
      { ...plain, id: 'name-g' },
    ]
    const { done, refused } = await importText(JSON.stringify(rows), 'json')
    expect(refused.map(({ id, reason }) => `${id} ${reason}`)).toEqual([
      'name-b id: name-b is the address of Name-A',
      'name-a id: Name-A differs only by case',
      'name-c slug: in-1 is the id of another listing',
      'name-d slug: name-e is the id of another listing',
      'NAME-E id: name-e differs only by case',
    ])
    expect(done).toMatchObject({ added: 3 })
    expect((await findListing(database.db, 'name-f'))?.slug).toBe('name-g-name-f')
  })

  test('ids with the same slug get numbers', async () => {
    const rows = ['a b', 'a.b', 'a-b', 'a+b', 'a,b'].map((id) => ({ ...ITEM, id, title: 'Alike' }))
    const { done } = await importText(JSON.stringify(rows.slice(0, 4)), 'json')
    expect(done).toMatchObject({ added: 4, refused: 0 })
    // Free slugs depend on earlier rows and on stored listings.
    await importText(JSON.stringify(rows.slice(4)), 'json')
    const slugs = rows.map(async ({ id }) => (await findListing(database.db, id))?.slug)
    expect(await Promise.all(slugs)).toEqual([
      'alike',
      'alike-a-b',
      'alike-a-b-2',
      'alike-a-b-3',
      'alike-a-b-4',
    ])
  })

  test('rows of several batches keep their lines, order and reasons', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => ({ ...ITEM, id: `many-${at}` }))
    const lines = rows.map((row) => JSON.stringify(row))
    lines[10] = '{ broken'
    lines[430] = JSON.stringify({ ...ITEM, id: 'many-430', rating: 9 })
    // The first of the two is in an earlier batch, so both are written and the later one wins.
    lines.push(JSON.stringify({ ...ITEM, id: 'many-0', rating: 1 }))
    const { done, refused, events } = await importText(lines.join('\n'), 'jsonl')
    expect(done).toMatchObject({ read: 451, added: 448, changed: 1, refused: 2 })
    expect(refused.map(({ line }) => line)).toEqual([11, 431])
    const steps = events.flatMap((event) => (event.type === 'progress' ? [event.read] : []))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(steps.length).toBeGreaterThan(2)
    expect(await findListing(database.db, 'many-0')).toMatchObject({ rating: 1 })
  })

  test.each([
    '.',
    '..',
    ' .. ',
    'a/b',
    'a\\b',
    'a\0b',
    'a\u0007b',
    'a\nb',
    'page.data',
    '__proto__',
    5,
  ])('%j is an invalid id', async (id) => {
    const { done, refused } = await importText(JSON.stringify({ ...ITEM, id }), 'jsonl')
    expect(done).toMatchObject({ added: 0, changed: 0, refused: 1 })
    expect(refused[0]?.reason).toMatch(/^id: (no address can carry it|.*expected string)/)
  })

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://images.example.com/a.jpg',
    'file:///etc/passwd',
    'https://name:word@images.example.com/a.jpg',
    '//images.example.com/a.jpg',
    '/\\images.example.com/a.jpg',
    'not a picture at all',
  ])('%s is an invalid picture and clip URL', async (address) => {
    for (const field of [
      { thumbnail: address },
      { images: [address] },
      { images: [{ url: address, alt: 'A' }] },
      { videoUrl: address },
    ]) {
      const row = JSON.stringify({ ...ITEM, id: 'pictured', ...field })
      const { refused } = await importText(row, 'jsonl')
      expect(refused[0]?.reason).toMatch(/^(thumbnail|images\.0\.url|videoUrl): is no web address/)
    }
  })

  test('pictures may be https URLs, site paths or absent', async () => {
    const pictured = { ...ITEM, id: 'pictured', images: ['/media/a.jpg', ...ITEM.images] }
    const rows = [pictured, { ...pictured, id: 'unpictured', thumbnail: 'undefined', images: [] }]
    expect((await importText(JSON.stringify(rows), 'json')).done).toMatchObject({ added: 2 })
    expect(await findListing(database.db, 'pictured')).toMatchObject({
      thumbnail: ITEM.thumbnail,
      images: [{ url: '/media/a.jpg' }, { url: ITEM.images[0] }],
    })
    expect(await findListing(database.db, 'unpictured')).toMatchObject({ thumbnail: null })
  })

  test('unsafe HTML is sanitised, a dry run stores nothing', async () => {
    const unsafe = {
      ...ITEM,
      id: 'html',
      longDescription: '<p onclick="x()">Hi<script>1</script></p>',
    }
    expect((await importText(JSON.stringify(unsafe), 'jsonl', true)).done).toMatchObject({
      added: 1,
    })
    expect(await findListing(database.db, 'html')).toBeNull()
    await importText(JSON.stringify(unsafe), 'jsonl')
    expect((await findListing(database.db, 'html'))?.longDescription).toBe('<p>Hi</p>')
  })

  test('a repeated id is reported once, and importing the file again changes nothing', async () => {
    const row = (id: string, rating: number) => JSON.stringify({ ...ITEM, id, rating })
    const text = [row('twice', 1), row('twice', 2), row('once', 3), row('twice', 4)].join('\n')
    const { events } = await importText(text, 'jsonl')
    const repeated = events.filter(({ type }) => type === 'repeated')
    expect(repeated).toEqual([{ type: 'repeated', line: 2, id: 'twice' }])
    expect(await findListing(database.db, 'twice')).toMatchObject({ rating: 4 })
    const again = await importText(text, 'jsonl')
    expect(again.done).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  })

  test.each([
    ['id;title;contentType\n1;Quiet;escape', 'csv', /separated by ";"; a comma is expected/],
    [
      '\x7fELF\x02\x01 nothing of the kind',
      'csv',
      /no catalogue: its first line names no column id/,
    ],
    ['', 'csv', /no catalogue: it is empty/],
    ['{"id": "1"}', 'json', /no catalogue: it does not begin/],
  ] as const)('%j is no catalogue', async (text, format, reason) => {
    await expect(importText(text, format)).rejects.toThrow(reason)
  })

  test('text after an array is reported', async () => {
    const text = `[${JSON.stringify({ ...ITEM, id: 'last' })}]\n\n{"id": "lost"} ]`
    const { done, refused } = await importText(text, 'json')
    expect(done).toMatchObject({ read: 2, refused: 1 })
    expect(refused).toEqual([
      expect.objectContaining({ line: 3, reason: expect.stringMatching(/after the end/) }),
    ])
  })

  test('a truncated array is reported', async () => {
    const { done, refused } = await importText(
      `[${JSON.stringify({ ...ITEM, id: 'cut-1' })},`,
      'json',
    )
    expect(done).toMatchObject({ added: 1, refused: 1 })
    expect(refused[0]?.reason).toMatch(/cut off/)
  })
})

test.each(FORMATS)('an export of the whole catalogue as %s imports unchanged', async (format) => {
  let text = ''
  for await (const part of exportCatalogue(database.db, format)) text += part
  expect(formatOf(`catalogue.${format === 'csv' ? 'csv' : 'txt'}`, text.slice(0, 100))).toBe(format)
  const { done, refused } = await importText(text, format)
  expect(refused).toEqual([])
  expect(done).toMatchObject({ added: 0, changed: 0, unchanged: done.read })
  expect(done.read).toBeGreaterThan(300)
})
