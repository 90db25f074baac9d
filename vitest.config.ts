import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{app,assistant,auth,bench,data,domain,search,server,test,scripts}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', 'test/e2e/**'],
    globalSetup: './test/catalogue-dump.ts',
    // A module per file anew costs more than the tests themselves; none of them keeps state that another reads.
    isolate: false,
    // Style sheets are left out of tests, but for those that a server test reads as text.
    css: { include: [/styles\/tokens\.css/, /api\/docs\.css/] },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes late on a busy machine; a second, the default, is not a fault's time.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
})
