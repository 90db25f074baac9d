import { defineConfig } from 'vitest/config'

/** `npm run mutate` limits the tests to some folders. */
const FOLDERS =
  process.env['TEST_FOLDERS'] ??
  'app,assistant,auth,bench,data,domain,search,server,test,scripts,torture'

export default defineConfig({
  test: {
    include: FOLDERS.split(',').map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: ['**/node_modules/**', 'test/e2e/**'],
    globalSetup: './test/catalogue-dump.ts',
    // A module per file anew costs more than the tests themselves; none of them keeps state that another reads.
    isolate: false,
    // One for each core; Vitest leaves one free, which on two cores halves the pace.
    maxWorkers: '100%',
    // Style sheets are left out of tests, but for those that a server test reads as text.
    css: { include: [/styles\/tokens\.css/, /api\/docs\.css/, /embed\/embed\.css/] },
    // No limit here is a fault's time: on a machine that is busy everything comes late.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
})
