import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { connect, mcpSite } from '../mcp.test-kit.ts'
import { CARD_HTML } from './register-card.ts'

const database = testDatabase()

test('search and get_listing name the card, and it is a resource that loads nothing', async () => {
  const { client } = await connect(mcpSite(database.opened).app)
  const { tools } = await client.listTools()
  const shown = tools.filter(({ _meta }) => _meta?.['ui'] !== undefined)
  expect(shown.map(({ name }) => name).toSorted()).toEqual(['get_listing', 'search'])
  for (const { _meta } of shown)
    expect(_meta).toEqual({ ui: { resourceUri: 'ui://seekwell/listings' } })
  const { contents } = await client.readResource({ uri: 'ui://seekwell/listings' })
  expect(contents).toMatchObject([{ mimeType: 'text/html;profile=mcp-app', text: CARD_HTML }])
})

test('the card is static: no host, no file, no way to parse text as HTML', () => {
  expect(CARD_HTML).not.toMatch(/https?:\/\/|src=|@import|url\(/)
  expect(CARD_HTML).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\b|Function\(/)
})
