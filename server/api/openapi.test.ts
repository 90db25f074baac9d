import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { keyedApi } from './api-key.test-kit.ts'
import { openApiDocument } from './openapi.ts'

const database = testDatabase()

/** The description itself, and what needs the service key of the operator. */
const UNDESCRIBED = /^\/(?:docs(?:$|\/|\.)|openapi\.json$|admin\/)/

test('the document describes every mounted route, and no other', () => {
  const mounted = keyedApi(database.opened)
    .app.routes.filter(({ method, path }) => method !== 'ALL' && !UNDESCRIBED.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const described = Object.entries(openApiDocument('https://seekwell.example').paths).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect([...new Set(mounted)].toSorted()).toEqual(described.toSorted())
})

test('every operation and webhook states its security, as linters demand', () => {
  const { paths, webhooks } = openApiDocument('https://seekwell.example')
  for (const operations of [...Object.values(paths), ...Object.values(webhooks)])
    for (const operation of Object.values(operations)) expect(operation).toHaveProperty('security')
})
