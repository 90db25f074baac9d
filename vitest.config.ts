import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,assistant,auth,data,domain,search,server,test,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'test/e2e/**'],
    globalSetup: './test/catalogue-dump.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
})
