import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

test('the dashboard uses every metric and only existing ones', () => {
  const sources = readdirSync(import.meta.dirname)
    .map((name) => `server/telemetry/${name}`)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n')
  const measured = [
    ...sources.matchAll(/create(?:Histogram|Counter|UpDownCounter|Observable\w+)\(\s*'(\w+)'/g),
  ].map(([, name]) => String(name))
  const board = readFileSync(join(ROOT, 'deploy/grafana-board.json'), 'utf8')
  const asked = [
    ...board.matchAll(/\b([a-z]+_[a-z_]+?)(?:_bucket|_count|_total)?(?=[{[)" ])/g),
  ].map(([, name]) => String(name))
  expect(measured.length).toBeGreaterThan(9)
  expect(measured.filter((name) => !asked.includes(name))).toEqual([])
  const queries = [...board.matchAll(/"expr": "(.*?[^\\])"/g)].map(([, query]) => String(query))
  expect(queries.filter((query) => !measured.some((name) => query.includes(name)))).toEqual([])
})
