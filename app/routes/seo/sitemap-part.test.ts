import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { catalogueContext } from '#data/context.ts'
import { testDatabase } from '#test/database.ts'
import { loader } from './sitemap-part.ts'

const database = testDatabase()

test.each(['2.xml', '0.xml', '1', 'constructor'])('%s is no part, in plain text', async (part) => {
  const context = new RouterContextProvider()
  context.set(catalogueContext, database.db)
  const thrown: unknown = await loader({ params: { part }, context } as never).catch(
    (answer: unknown) => answer,
  )
  expect(thrown).toBeInstanceOf(Response)
  const { status, headers } = thrown as Response
  expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  expect(await (thrown as Response).text()).toBe('Not found')
})
